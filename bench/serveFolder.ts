import { readEnv } from '@planner/api/env';
import { serve } from '@planner/api/serve';

// `serveFolder.ts FOLDER`: the real server with the files of the folder instead of the console.
const [folder = ''] = process.argv.slice(2);
await serve(readEnv(process.env), [], (line) => void process.stdout.write(`${line}\n`), folder);
