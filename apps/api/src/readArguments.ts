/** Arguments of a command, without the `--` that pnpm hands on. */
export const readArguments = (): string[] => process.argv.slice(2).filter((argument) => argument !== '--');
