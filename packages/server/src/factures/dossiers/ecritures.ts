/** Invoices as entries of the buyer's books: purchases and tax on one side, the supplier on the other. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { writeTableauCsv, type Cellule } from '../../documents/tableur.public.ts';
import type { FactureRow } from '../lecture/liste.sql.ts';
import { MOTS } from '../mots.ts';

/** As the French plan of accounts numbers them. */
const COMPTES = { achats: '607000', tva: '445660', fournisseur: '401000' };

export function writeEcritures(rows: readonly FactureRow[], langue: Locale): string {
  const t = MOTS[langue];
  const tetes = [
    'date',
    'journal',
    'compte',
    'piece',
    'libelle',
    'debit',
    'credit',
    'devise',
  ] as const;
  return writeTableauCsv({
    titre: t('dossier.ecritures'),
    colonnes: tetes.map((nom) => ({ tete: t(`dossier.colonnes.${nom}`), largeur: 14 })),
    rangees: rows.flatMap((row) => ecrituresOf(row)),
  });
}

function ecrituresOf({ numero, genre, emiseLe, devise, ht, tva, ttc }: FactureRow): Cellule[][] {
  const texte = (contenu: string): Cellule => ({ texte: contenu });
  const argent = (montant: string): Cellule => ({ nombre: montant, decimales: 2 });
  const rien = texte('');
  const rangee = (compte: string, montant: string, isDebit: boolean): Cellule[] => {
    // Amounts of a credit note are negative: its entries change sides.
    const absolu = argent(montant.replace('-', ''));
    const aGauche = isDebit === (genre === 'facture');
    return [
      texte(formatDate(emiseLe)),
      texte('ACH'),
      texte(compte),
      texte(numero),
      texte(`${enseigne.nom} ${numero}`),
      aGauche ? absolu : rien,
      aGauche ? rien : absolu,
      texte(devise),
    ];
  };
  return [
    rangee(COMPTES.achats, ht, true),
    rangee(COMPTES.tva, tva, true),
    rangee(COMPTES.fournisseur, ttc, false),
  ];
}
