import {
  compareMontants,
  subtractMontants,
  sumMontants,
  type Montant,
} from '@comptoir/contract/argent.ts';
import { EUROS } from '@comptoir/contract/articles/tarif.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import { prixAuPoids, type TarifPort } from '@comptoir/contract/livraison/port.ts';
import { demandeEssai, ligneEssai } from '@comptoir/contract/livraison/plan-essai.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totaliser, type LigneVersion } from './ligne-version.ts';
import { choisirPort, type RegleDePort } from './port-devis.ts';

const TARIFS: TarifPort[] = [
  { service: 'messagerie', zone: 1, poidsMax: 2000, prix: '6.90' },
  { service: 'messagerie', zone: 1, poidsMax: 30_000, prix: '19.90' },
  { service: 'longueur', zone: 1, poidsMax: 50_000, prix: '95.00' },
];
const SEUIL: Montant = { montant: '150.00', devise: 'EUR' };
const REGLE: RegleDePort = {
  tarifs: TARIFS,
  situation: { franco: 2, francoSeuil: SEUIL.montant, francoDuJour: false },
  change: EUROS,
};
const CONVENU = { port: { montant: '95.00', devise: 'EUR' as const }, portLibelle: 'Longueurs' };

interface Lot {
  quantite: number;
  centimes: number;
  /** Percent; '0' without one. */
  remise: number;
  long: boolean;
  part: number;
}

const lot = fc.record({
  quantite: fc.integer({ min: 1, max: 40 }),
  centimes: fc.integer({ min: 1, max: 9_999 }),
  remise: fc.integer({ min: 0, max: 30 }),
  long: fc.boolean(),
  part: fc.nat(3),
});

function toLigne({ centimes, remise, quantite }: Lot, i: number): LigneVersion {
  const prix = (centimes / 100).toFixed(4);
  return {
    chantier: '',
    referenceCommande: null,
    codeServiceChorus: null,
    numeroEngagement: null,
    articleId: i + 1,
    reference: `R${i}`,
    libelle: '',
    unite: 'piece',
    quantite,
    traitCoupe: '',
    coupe: null,
    prixPublicHT: prix,
    prixHT: prix,
    prixProposeHT: remise === 0 ? null : ((centimes * (100 - remise)) / 10_000).toFixed(4),
    remise: remise === 0 ? null : String(remise),
    promotions: [],
    ecoHT: null,
    tva: '20',
    promiseLe: null,
    prixRefuse: false,
    prixSouhaiteHT: null,
    commandeId: null,
  };
}

/** What these lots, of all that were offered, are charged. */
function commander(
  lots: readonly Lot[],
  isEntiere: boolean,
): { tarif: TarifPanier; port: Montant } {
  const lignes = lots.map(toLigne);
  const { port } = choisirPort(REGLE, {
    convenu: CONVENU,
    isEntiere,
    lignes,
    devise: 'EUR',
    langue: 'fr',
    plan: demandeEssai({
      depotIds: [1],
      destination: { adresseId: null, departement: '44', zone: 1 },
      lignes: lots.map(({ quantite, long }, i) =>
        ligneEssai({
          ligneId: i + 1,
          articleId: i + 1,
          chantierId: 1,
          quantite,
          poids: 100,
          longueur: long ? 2500 : 0,
        }),
      ),
    }),
  });
  return { tarif: totaliser(lignes, 'EUR', port), port };
}

const marchandise = ({ brutHT, remises }: TarifPanier) => subtractMontants(brutHT, remises);

test('however an offer is split, its goods are charged once', () => {
  fc.assert(
    fc.property(fc.array(lot, { minLength: 1, maxLength: 12 }), (lots) => {
      const tout = marchandise(commander(lots, true).tarif);
      const parts = [...Map.groupBy(lots, ({ part }) => part).values()].map((part) =>
        marchandise(commander(part, false).tarif),
      );
      expect(compareMontants(sumMontants(parts, 'EUR'), tout)).toBe(0);
    }),
  );
});

test('a part is carried as an order of its lines, the whole as the offer said', () => {
  fc.assert(
    fc.property(fc.array(lot, { minLength: 1, maxLength: 12 }), (lots) => {
      expect(commander(lots, true).port).toEqual(CONVENU.port);
      for (const part of Map.groupBy(lots, (each) => each.part).values()) {
        const { tarif, port } = commander(part, false);
        const isFranco = compareMontants(marchandise(tarif), SEUIL) >= 0;
        const poids = (long: boolean) =>
          part.reduce((somme, each) => somme + (each.long === long ? each.quantite * 100 : 0), 0);
        const dus = [
          ...(poids(true) > 0 ? [payer('longueur', poids(true))] : []),
          ...(poids(false) > 0 && !isFranco ? [payer('messagerie', poids(false))] : []),
        ];
        expect(Number(port.montant)).toBe(Number(sumMontants(dus, 'EUR').montant));
      }
    }),
  );
});

function payer(service: 'longueur' | 'messagerie', grammes: number): Montant {
  return prixAuPoids(TARIFS, { service, zone: 1, grammes }) ?? SEUIL;
}
