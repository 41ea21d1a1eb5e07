import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { describe, expect, it } from 'vitest';
import { idsDemandes, readChoix } from './lignes-choisies.ts';

const ligne = (id: number, autrement: object = {}) => ({
  id,
  commande: null,
  prixRefuse: false,
  retire: false,
  ...autrement,
});

const devisOf = (lignes: object[]) => ({ courante: { lignes } }) as Devis;

const DEVIS = devisOf([
  ligne(1),
  ligne(2),
  ligne(3, { prixRefuse: true }),
  ligne(4, { commande: { key: 'k', numero: 'C26-1' } }),
]);

describe('the lines of a quote to be ordered', () => {
  it('are all that can be, without those ordered or whose price waits for an answer', () => {
    expect(readChoix({}, DEVIS).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('are those of the address, as far as they still can be ordered', () => {
    const choisies = readChoix({ lignes: '2,3,99' }, DEVIS);
    expect(choisies.map(({ id }) => id)).toEqual([2]);
  });

  it('are named where they are not all that is offered', () => {
    expect(idsDemandes(DEVIS, [{ id: 1 }, { id: 2 }])).toBeUndefined();
    expect(idsDemandes(DEVIS, [{ id: 2 }])).toEqual([2]);
    expect(idsDemandes(devisOf([ligne(1), ligne(2, { retire: true })]), [{ id: 1 }])).toEqual([1]);
  });
});
