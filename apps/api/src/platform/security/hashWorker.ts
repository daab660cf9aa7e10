import { type Argon2Parameters, argon2Sync } from 'node:crypto';
import { lowerPriority, runTasks } from '../TaskWorker.ts';

lowerPriority();

runTasks((parameters: Argon2Parameters) => argon2Sync('argon2id', parameters));
