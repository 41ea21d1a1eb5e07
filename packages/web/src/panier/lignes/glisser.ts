/** Lines are taken by their picture and dropped on a chantier; the chosen ones go together. */
import type { DragEvent } from 'react';
import { removeDragImage, setDragImage } from '../../ui/drag-image.ts';
import type { VersChantier } from '../ecriture/modifier-lignes.ts';
import { selection } from './selection.ts';

const TYPE = 'application/x-comptoir-lignes';
const CHANTIER = '[data-chantier]';
/** Where a new chantier is made of what is dropped. */
const NOUVEAU = '[data-nouveau-chantier]';

interface Options {
  /** « 3 lignes », beside the pointer. */
  dire: (nombre: number) => string;
  onDrop: (ligneIds: readonly number[], vers: VersChantier) => void;
  onNouveau: (zone: HTMLElement, ligneIds: readonly number[]) => void;
}

/** Listeners of the list as a whole: rows have none of their own. */
export function glisser({ dire, onDrop, onNouveau }: Options) {
  return {
    onDragStart(event: DragEvent<HTMLElement>) {
      const rang = cible(event, '[data-poignee]')?.closest<HTMLElement>('[data-ligne]');
      if (!rang) return;
      const ligneId = Number(rang.dataset['ligne']);
      const choisies = selection();
      const ids = choisies.has(ligneId) ? [...choisies] : [ligneId];
      event.dataTransfer.clearData();
      event.dataTransfer.setData(TYPE, ids.join(','));
      event.dataTransfer.effectAllowed = 'move';
      setDragImage(event, dire(ids.length));
      event.currentTarget.dataset['glisse'] = '';
    },
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!event.dataTransfer.types.includes(TYPE)) return;
      const zone = cible(event, `${CHANTIER}, ${NOUVEAU}`);
      marquer(event.currentTarget, zone);
      if (!zone) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    onDrop(event: DragEvent<HTMLElement>) {
      const ids = event.dataTransfer.getData(TYPE).split(',').map(Number).filter(Boolean);
      const zone = cible(event, `${CHANTIER}, ${NOUVEAU}`);
      if (!zone || ids.length === 0) return;
      event.preventDefault();
      if (zone.matches(NOUVEAU)) onNouveau(zone, ids);
      else onDrop(ids, { chantierId: Number(zone.dataset['chantier']) });
    },
    onDragEnd(event: DragEvent<HTMLElement>) {
      marquer(event.currentTarget, null);
      delete event.currentTarget.dataset['glisse'];
      removeDragImage();
    },
  };
}

function cible(event: DragEvent, selecteur: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selecteur) : null;
}

function marquer(liste: HTMLElement, zone: HTMLElement | null): void {
  for (const autre of liste.querySelectorAll<HTMLElement>('[data-depot]')) {
    if (autre !== zone) delete autre.dataset['depot'];
  }
  if (zone) zone.dataset['depot'] = '';
}
