/** Loads the code of tooltips before one needs it. Rejects if the fetch fails. */
export const loadTooltip = () => import('./TooltipTrigger.tsx');
