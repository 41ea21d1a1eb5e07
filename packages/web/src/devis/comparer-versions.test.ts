import { describe, expect, it } from 'vitest';
import type { LigneDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { comparerVersions } from './comparer-versions.ts';

let ids = 0;

function ligne(articleId: number, autres: Partial<LigneDevis> = {}): LigneDevis {
  ids += 1;
  const prix = { montant: '10.0000', devise: 'EUR' as const };
  return {
    id: ids,
    rang: 1,
    chantier: '',
    articleId,
    produitId: 1,
    reference: `R${articleId}`,
    libelle: 'Vis',
    slug: 'vis',
    image: { genre: 'vis', fichier: null, couleur: null },
    unite: 'boite',
    retire: false,
    multiple: 1,
    minimum: 1,
    quantite: 2,
    traitCoupe: '',
    coupe: null,
    prixPublicHT: prix,
    prixHT: prix,
    prixProposeHT: null,
    remise: null,
    montantHT: prix,
    promotionHT: prix,
    ecoHT: null,
    tva: '20',
    promiseLe: null,
    prixRefuse: false,
    prixSouhaiteHT: null,
    commande: null,
    ...autres,
  };
}

const dites = (...versions: [LigneDevis[], LigneDevis[]]) =>
  comparerVersions({ lignes: versions[0] }, { lignes: versions[1] }).map(
    ({ avant, apres, ecarts }) => [avant?.reference, apres?.reference, ecarts.join()],
  );

describe('two versions', () => {
  it('that are the same show no difference', () => {
    expect(dites([ligne(1), ligne(2)], [ligne(1), ligne(2)])).toEqual([
      ['R1', 'R1', ''],
      ['R2', 'R2', ''],
    ]);
  });

  it('tell what was added, what is gone, and what changed', () => {
    const offre = { montant: '9.0000', devise: 'EUR' as const };
    expect(
      dites(
        [ligne(1), ligne(2), ligne(3)],
        [ligne(4), ligne(1, { quantite: 5 }), ligne(3, { prixProposeHT: offre })],
      ),
    ).toEqual([
      [undefined, 'R4', ''],
      ['R1', 'R1', 'quantite'],
      ['R3', 'R3', 'prix'],
      ['R2', undefined, ''],
    ]);
  });

  it('follow an article from one chantier to another, each line once', () => {
    const avant = [ligne(1, { chantier: 'A' }), ligne(1, { chantier: 'B', quantite: 7 })];
    const apres = [ligne(1, { chantier: 'C' }), ligne(1, { chantier: 'B', quantite: 7 })];
    expect(dites(avant, apres)).toEqual([
      ['R1', 'R1', 'chantier'],
      ['R1', 'R1', ''],
    ]);
  });

  it('do not take a cut line for one that is whole', () => {
    expect(dites([ligne(1, { traitCoupe: '2x800' })], [ligne(1)])).toEqual([
      [undefined, 'R1', ''],
      ['R1', undefined, ''],
    ]);
  });

  it('of thousands of lines that all moved are compared while one waits', () => {
    const avant = Array.from({ length: 3000 }, (_, n) => ligne(n));
    const apres = avant.toReversed().map((each) => ligne(each.articleId, { chantier: 'Toit' }));
    const begun = performance.now();
    const comparees = comparerVersions({ lignes: avant }, { lignes: apres });
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(comparees).toHaveLength(3000);
    expect(comparees.every(({ ecarts }) => ecarts.join() === 'chantier')).toBe(true);
  });
});
