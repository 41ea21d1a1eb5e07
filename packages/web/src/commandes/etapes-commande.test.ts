import { ETATS_COMMANDE, type Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { describe, expect, it } from 'vitest';
import { datesDesEtapes, etapesFaites } from './etapes-commande.ts';

type Evenement = Commande['evenements'][number];

function evenement(genre: Evenement['genre'], etat: Evenement['etat'], jour: number): Evenement {
  const faitLe = `2026-11-${String(jour).padStart(2, '0')}T09:00:00Z`;
  return { genre, etat, faitLe, auteur: null, motif: null, changements: [] };
}

describe('the steps of an order', () => {
  it('only grow from state to state', () => {
    const faites = ETATS_COMMANDE.map(etapesFaites).filter((nombre) => nombre !== null);
    expect(faites).toEqual(faites.toSorted((a, b) => a - b));
    expect(faites.at(-1)).toBe(5);
  });

  it('are not told of an order that was cancelled or refused', () => {
    expect([etapesFaites('annulee'), etapesFaites('refusee')]).toEqual([null, null]);
  });

  it('have the date of what happened, the last where it happened in several parts', () => {
    expect(
      datesDesEtapes({
        evenements: [
          evenement('expedition', 'expediee', 14),
          evenement('expedition', 'expediee-partiellement', 12),
          evenement('validee', 'validee', 11),
          evenement('passee', 'a-valider', 10),
        ],
      }),
    ).toEqual({
      passee: '2026-11-10T09:00:00Z',
      validee: '2026-11-11T09:00:00Z',
      expediee: '2026-11-14T09:00:00Z',
    });
  });

  it('count an order that needs nobody’s agreement as agreed when it is placed', () => {
    expect(datesDesEtapes({ evenements: [evenement('passee', 'validee', 10)] }).validee).toBe(
      '2026-11-10T09:00:00Z',
    );
  });
});
