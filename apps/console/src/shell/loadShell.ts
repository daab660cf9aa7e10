import { loadRoute } from '../loadRoute.ts';

export const loadShell = loadRoute(() => import('./Shell.tsx'), 'Shell');
