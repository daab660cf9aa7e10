import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers of the kit, weakest first. Layers decide which rule wins, not specificity or file order. */
export const resetLayer = globalLayer('planner-reset');
export const themeLayer = globalLayer('planner-theme');
export const componentLayer = globalLayer('planner-component');
