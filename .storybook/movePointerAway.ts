/** Also makes the focus ring assume a pointer instead of the keyboard. */
export function movePointerAway(): void {
  for (const type of ['pointerover', 'pointermove'])
    document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
}
