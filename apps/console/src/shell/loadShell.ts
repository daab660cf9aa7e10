export const loadShell = async () => (await import('./Shell.tsx')).Shell;
