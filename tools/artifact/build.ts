import path from 'node:path';
import { buildArtifact } from './buildArtifact.ts';

buildArtifact(path.resolve(import.meta.dirname, '../../dist/planner-admin'));
