import path from 'node:path';
import webpack from 'webpack';

webpack(
  {
    mode: 'production',
    entry: './bundled/main.js',
    output: { path: path.resolve('webpack') },
    experiments: { css: true },
    performance: { hints: false },
  },
  (error, stats) => {
    if (!error && !stats.hasErrors() && !stats.hasWarnings()) return;
    console.error(error ?? stats.toString());
    process.exitCode = 1;
  },
);
