import type { LigneDevis, VersionDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { describe, expect, it } from 'vitest';
import { choixOf, readEcartees } from './lignes-choisies.ts';

const euros = (montant: string) => ({ montant, devise: 'EUR' as const });
const ligne = (id: number, autrement: Partial<LigneDevis> = {}) =>
  ({
    id,
    chantier: '',
    quantite: 1,
    prixHT: euros('10'),
    prixProposeHT: null,
    montantHT: euros('10'),
    commande: null,
    prixRefuse: false,
    retire: false,
    ...autrement,
  }) as LigneDevis;
const version = (lignes: LigneDevis[]) => ({ lignes, tarif: { devise: 'EUR' } }) as VersionDevis;

const OFFRE = version([
  ligne(1),
  ligne(2),
  ligne(3, { prixRefuse: true }),
  ligne(4, { commande: { key: 'k', numero: 'C26-1' } }),
]);
const AUCUNE = new Set<number>();

describe('the lines of a quote to be ordered', () => {
  it('are all that can be, without those ordered or whose price waits for an answer', () => {
    expect(choixOf(OFFRE, AUCUNE)).toMatchObject({ nombre: 2, demande: {} });
  });

  it('are asked for by those that are left out', () => {
    expect(choixOf(OFFRE, new Set([2]))).toMatchObject({ nombre: 1, demande: { sauf: [2] } });
  });

  it('are asked for without what is no longer sold', () => {
    const avec = version([ligne(1), ligne(2, { retire: true })]);
    expect(choixOf(avec, AUCUNE)).toMatchObject({ nombre: 1, demande: { sauf: [] } });
  });

  it('are counted with those that are not read', () => {
    const resume = {
      chantiers: [],
      libres: 5000,
      retirees: 0,
      prixRefuses: 0,
      gainHT: euros('0'),
      gainLibresHT: euros('0'),
    };
    expect(choixOf({ ...OFFRE, resume }, new Set([2]))).toMatchObject({
      nombre: 4999,
      demande: { sauf: [2] },
    });
  });

  it('are all but those of the address', () => {
    expect(readEcartees({ sauf: '2,x,99' })).toEqual(new Set([2, 99]));
    expect(readEcartees({})).toEqual(AUCUNE);
  });
});
