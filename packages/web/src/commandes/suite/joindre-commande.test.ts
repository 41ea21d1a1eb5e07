import type { ChantierCommande, Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { expect, test } from 'vitest';
import { isMeme, joindreCommande } from './joindre-commande.ts';
import { isPartielle, nombreLues, nombreOf } from './partie-lue.ts';

const chantier = (rang: number, ids: number[], nombreLignes: number) =>
  ({ rang, lignes: ids.map((id) => ({ id })), nombreLignes }) as ChantierCommande;
const commande = (given: Partial<Commande> = {}) =>
  ({
    etat: 'validee',
    nombreLignes: 5,
    evenements: [{}],
    lignesParChantier: [chantier(1, [1, 2], 3), chantier(0, [], 2)],
    ...given,
  }) as Commande;
const ids = ({ lignesParChantier }: Commande) =>
  lignesParChantier.map(({ lignes }) => lignes.map(({ id }) => id));

test('slices follow each other until all lines are read', () => {
  const debut = commande();
  expect([nombreLues(debut), isPartielle(debut)]).toEqual([2, true]);
  const suite = commande({ lignesParChantier: [chantier(1, [3], 3), chantier(0, [4, 5], 2)] });
  const entiere = joindreCommande(debut, suite);
  expect(ids(entiere)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(isPartielle(entiere)).toBe(false);
  expect(entiere.lignesParChantier.map(nombreOf)).toEqual([3, 2]);
});

test('a chantier that no slice named before comes after the others', () => {
  const suite = commande({ lignesParChantier: [chantier(7, [9], 1)] });
  expect(ids(joindreCommande(commande(), suite))).toEqual([[1, 2], [], [9]]);
});

test('what happened to the order meanwhile makes a slice another’s', () => {
  expect(isMeme(commande(), commande())).toBe(true);
  for (const autre of [
    commande({ etat: 'annulee' }),
    commande({ nombreLignes: 4 }),
    commande({ evenements: [] }),
  ]) {
    expect(isMeme(commande(), autre)).toBe(false);
  }
});
