/** Keys mean nothing while somebody types, or while a dialog, menu or list is open. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type="radio"]):not([type="checkbox"]), textarea, select') ||
      target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null)
  );
}
