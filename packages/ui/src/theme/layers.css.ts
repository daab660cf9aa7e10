import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade order of every rule of the kit, weakest first. Layers, not selector weight or file order, decide which rule wins.
 */
export const resetLayer = globalLayer('planner-reset');
export const themeLayer = globalLayer('planner-theme');
export const componentLayer = globalLayer('planner-component');
