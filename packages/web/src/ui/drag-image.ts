/** What goes beside the pointer while something is dragged: words, drawn by the browser. */
import type { DragEvent } from 'react';

const ID = 'drag-image';

/** From an element of the page that nobody sees otherwise, until `removeDragImage`. */
export function setDragImage(event: DragEvent, text: string): void {
  const element = document.createElement('div');
  element.id = ID;
  element.textContent = text;
  element.className =
    'fixed -top-96 left-0 rounded-card bg-ink px-3 py-2 type-label text-on print:hidden';
  document.body.append(element);
  event.dataTransfer.setDragImage(element, 12, 12);
}

export function removeDragImage(): void {
  document.getElementById(ID)?.remove();
}
