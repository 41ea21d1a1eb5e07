/** Lines and sections dragged by their handle. */
import type { DragEvent } from 'react';
import { findLigne, deplacerLigne, deplacerSection } from './operations.ts';
import type { Changer } from './use-edition.ts';

const TYPE = 'application/x-comptoir-devis';

/** Listeners of the table as a whole. */
export function glisser(changer: Changer) {
  const zoneOf = (event: DragEvent<HTMLElement>) =>
    (event.target as HTMLElement).closest<HTMLElement>('[data-ligne], [data-tete]');
  const marquer = (table: HTMLElement, zone: HTMLElement | null, cote: string) => {
    for (const marquee of table.querySelectorAll<HTMLElement>('[data-cote]')) {
      if (marquee !== zone) delete marquee.dataset['cote'];
    }
    if (zone) zone.dataset['cote'] = cote;
  };
  const coteOf = (event: DragEvent<HTMLElement>, zone: HTMLElement) => {
    const { top, height } = zone.getBoundingClientRect();
    return event.clientY < top + height / 2 ? 'avant' : 'apres';
  };
  return {
    onDragStart(event: DragEvent<HTMLElement>) {
      const poignee = (event.target as HTMLElement).closest('[data-poignee]');
      const zone = poignee?.closest<HTMLElement>('[data-ligne], [data-tete]');
      if (!zone) return;
      const { ligne, tete } = zone.dataset;
      event.dataTransfer.setData(TYPE, ligne ? `ligne ${ligne}` : `section ${tete ?? ''}`);
      event.dataTransfer.effectAllowed = 'move';
      event.currentTarget.dataset['depot'] = '';
    },
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!event.dataTransfer.types.includes(TYPE)) return;
      const zone = zoneOf(event);
      marquer(event.currentTarget, zone, zone ? coteOf(event, zone) : '');
      if (zone) event.preventDefault();
    },
    onDrop(event: DragEvent<HTMLElement>) {
      const [quoi, id] = event.dataTransfer.getData(TYPE).split(' ');
      const zone = zoneOf(event);
      if (!zone || !id) return;
      event.preventDefault();
      const cote = coteOf(event, zone);
      const { ligne: surLigne, tete } = zone.dataset;
      changer((doc) => {
        if (quoi === 'section') {
          const sur = tete ?? (surLigne && findLigne(doc, surLigne)?.section.id) ?? '';
          const rang = doc.sections.findIndex((section) => section.id === sur);
          const avant = cote === 'avant' ? sur : doc.sections[rang + 1]?.id;
          return deplacerSection(doc, id, avant);
        }
        if (tete !== undefined) {
          const section = doc.sections.find((une) => une.id === tete);
          return deplacerLigne(doc, id, { section: tete, avant: section?.lignes[0]?.id });
        }
        const place = surLigne && findLigne(doc, surLigne);
        if (!place) return doc;
        const { section, rang } = place;
        const avant = cote === 'avant' ? surLigne : section.lignes[rang + 1]?.id;
        return deplacerLigne(doc, id, { section: section.id, avant });
      });
    },
    onDragEnd(event: DragEvent<HTMLElement>) {
      delete event.currentTarget.dataset['depot'];
      marquer(event.currentTarget, null, '');
    },
  };
}
