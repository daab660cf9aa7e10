#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { reviewPictures } from './reviewPictures.ts';

// The package contains the built page.
await reviewPictures(() => fileURLToPath(new URL('page', import.meta.url)));
