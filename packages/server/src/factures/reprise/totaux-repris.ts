/** Totals of an ERP’s invoice, held against its lines by the rules of EN 16931: pure. */
import type {
  DocumentFacture,
  FraisFacture,
  LigneFacture,
} from '@comptoir/contract/factures/document-facture.schema.ts';
import type { FactureRelue } from '../controle/facture-relue.ts';
import { auCent, write, readDecimal, readMontant, UN } from './decimal.ts';

interface Verification {
  lignes: readonly LigneFacture[];
  frais: readonly FraisFacture[];
  refuser: (ou: string, pourquoi: string) => unknown;
}

const CENT = UN / 100n;

export function verifierTotaux(
  relue: FactureRelue,
  { lignes, frais, refuser }: Verification,
): Pick<DocumentFacture, 'tva' | 'totaux'> {
  const read = (ou: string, texte: string): bigint => {
    const lu = readMontant(texte);
    if (lu === undefined) refuser(ou, `${texte.slice(0, 40)} is no amount of whole cents`);
    return lu ?? 0n;
  };
  const { totaux: t } = relue;
  const compter = (rows: readonly { montantHT: string }[]) =>
    rows.reduce((n, { montantHT }) => n + (readDecimal(montantHT) ?? 0n), 0n);
  const de = (genre: FraisFacture['genre']) =>
    compter(frais.filter((each) => each.genre === genre));
  const lignesHT = compter(lignes);
  const ht = read('BT-109', t.ht);
  const taxe = read('BT-110', t.tva);
  const ttc = read('BT-112', t.ttc);
  const regle = read('BT-113', t.regle);
  const tenir = (ou: string, dit: bigint, compte: bigint, quoi: string) => {
    if (dit !== compte) refuser(ou, `${write(dit)}, and ${quoi} ${write(compte)}`);
  };
  // Without lines, charges are among what bears each rate.
  if (t.lignes !== '' && relue.lignes.length > 0)
    tenir('BT-106', read('BT-106', t.lignes), lignesHT, 'its lines come to');
  tenir('BT-109', ht, lignesHT + de('port') - de('remise'), 'lines and charges come to');
  const tva = taxesOf(relue, { lignes, frais, refuser, read });
  const parTaux = tva.reduce((n, { montant }) => n + (readDecimal(montant) ?? 0n), 0n);
  tenir('BT-110', taxe, parTaux, 'the tax of each rate comes to');
  tenir('BT-112', ttc, ht + taxe, 'with its tax it comes to');
  if (ttc < 0n) refuser('BT-112', 'a total below nought: a credit note is of type 381');
  if (regle < 0n || regle > ttc) refuser('BT-113', `${write(regle)} paid of ${write(ttc)}`);
  if (t.aPayer !== '') tenir('BT-115', read('BT-115', t.aPayer), ttc - regle, 'what is left is');
  const eco = lignes.reduce((n, { ecoHT }) => n + (readDecimal(ecoHT) ?? 0n), 0n);
  return {
    tva,
    totaux: {
      lignesHT: write(lignesHT),
      fraisHT: write(de('port')),
      remisesHT: write(de('remise')),
      ecoHT: write(eco),
      ht: write(ht),
      tva: write(taxe),
      ttc: write(ttc),
      regle: write(regle),
      aPayer: write(ttc - regle),
      ...enEuros(relue, taxe),
    },
  };
}

interface Taxes extends Verification {
  read: (ou: string, texte: string) => bigint;
}

/** Each rate once, with what bears it; tax may be rounded line by line. */
function taxesOf(
  { tva }: FactureRelue,
  { lignes, frais, refuser, read }: Taxes,
): DocumentFacture['tva'] {
  const bases = new Map<string, { base: bigint; nombre: bigint }>();
  const porter = (taux: string, montant: bigint) => {
    const avant = bases.get(taux) ?? { base: 0n, nombre: 0n };
    bases.set(taux, { base: avant.base + montant, nombre: avant.nombre + 1n });
  };
  for (const ligne of lignes) porter(ligne.tva, readDecimal(ligne.montantHT) ?? 0n);
  for (const { genre, montantHT, tva: taux } of frais) {
    const montant = readDecimal(montantHT) ?? 0n;
    porter(taux, genre === 'remise' ? -montant : montant);
  }
  const dites = Map.groupBy(tva, ({ taux }) => write(readDecimal(taux) ?? 0n));
  for (const taux of dites.keys()) {
    if (!bases.has(taux)) refuser('BG-23', `nothing bears ${taux} %`);
  }
  return [...bases]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([taux, { base, nombre }]) => {
      const siennes = dites.get(taux) ?? [];
      const ou = `BG-23, ${taux} %`;
      const somme = (textes: readonly string[]) =>
        textes.reduce((n, texte) => n + read(ou, texte), 0n);
      const dite = somme(siennes.map((each) => each.base));
      const montant = somme(siennes.map((each) => each.montant));
      if (dite !== base) refuser(ou, `base ${write(dite)}, and ${write(base)} bears it`);
      const attendu = auCent(base * (readDecimal(taux) ?? 0n), 100n * UN);
      const ecart = montant - attendu;
      if (ecart > CENT * nombre || ecart < -CENT * nombre) {
        refuser(ou, `tax ${write(montant)}, and ${write(attendu)} by its rate`);
      }
      return { taux, base: write(base), montant: write(montant) };
    });
}

/** BT-111, with the rate that it was worked out at. */
function enEuros(
  { devise, totaux: { tvaCompta } }: FactureRelue,
  taxe: bigint,
): Pick<DocumentFacture['totaux'], 'tvaEuros' | 'taux'> {
  const euros = readMontant(tvaCompta);
  if (devise === 'EUR' || euros === undefined || euros <= 0n) return { tvaEuros: null, taux: null };
  return { tvaEuros: write(euros), taux: write((taxe * UN) / euros, 4) };
}
