export { AlertDialogModal } from '../AlertDialog/AlertDialogModal.tsx';
export { CommandPaletteModal } from '../CommandPalette/CommandPaletteModal.tsx';
export { DialogModal } from '../Dialog/DialogModal.tsx';
export { MenuPopover } from '../Menu/MenuPopover.tsx';
export { PopoverPanel } from '../Popover/PopoverPanel.tsx';
export { TooltipTrigger } from '../Tooltip/TooltipTrigger.tsx';
