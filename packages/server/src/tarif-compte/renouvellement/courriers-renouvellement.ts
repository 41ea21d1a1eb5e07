/** The mails around a request: to who looks after the company, with the list, and to who asked. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import { DEFAULT_LOCALE, type Locale } from '@comptoir/contract/words/locales.ts';
import type { Courrier, PieceJointe } from '../../courrier/envoi.ts';
import { MOTS } from '../../courrier/mots.ts';
import type { Interlocuteurs } from '../../delegue/delegue.public.ts';
import { tableauOf, TYPE_CSV, writeTableauCsv } from '../../documents/tableur.public.ts';
import { MOTS as MOTS_FICHIER } from '../mots.ts';
import type { PrixARenouveler } from './renouvellement.sql.ts';

/** As many prices as are read in a mail; the file has all of them. */
const LIGNES_DITES = 20;

interface Demandee {
  qui: Interlocuteurs;
  prix: readonly PrixARenouveler[];
}

/** The staff reads French; an answer goes to who asked. */
export function courrierDemande(
  numero: string,
  { qui, prix, langue }: Demandee & { langue: Locale },
): Courrier {
  const t = MOTS[DEFAULT_LOCALE];
  const mots = {
    numero,
    nombre: prix.length,
    nom: qui.nom,
    client: qui.compte.libelle,
    code: qui.compte.code,
    langue,
    lignes: prix.slice(0, LIGNES_DITES).map(direPrix).join('\n'),
  };
  return {
    a: qui.delegue?.email ?? enseigne.supportDigital.email,
    repondreA: qui.email,
    sujet: t('renouvellement.demande.sujet', mots),
    texte: t('renouvellement.demande.texte', mots),
    langue: DEFAULT_LOCALE,
    pieces: [fichierOf(numero, prix)],
  };
}

/** Prices are kept in euros. */
function direPrix({ reference, libelle, prix, fin, achats }: PrixARenouveler): string {
  return MOTS[DEFAULT_LOCALE]('renouvellement.demande.ligne', {
    reference,
    libelle,
    prix: formatArgent(DEFAULT_LOCALE, { montant: prix, devise: 'EUR' }),
    fin: formatDate(fin),
    achats,
  });
}

function fichierOf(numero: string, prix: readonly PrixARenouveler[]): PieceJointe {
  const t = MOTS_FICHIER[DEFAULT_LOCALE];
  const tableau = tableauOf<PrixARenouveler>(
    numero,
    [
      {
        tete: t('negocies.reference'),
        largeur: 18,
        read: ({ reference }) => ({ texte: reference }),
      },
      { tete: t('negocies.libelle'), largeur: 44, read: ({ libelle }) => ({ texte: libelle }) },
      { tete: t('negocies.net'), largeur: 14, read: (un) => ({ nombre: un.prix, decimales: 4 }) },
      {
        tete: t('negocies.public'),
        largeur: 14,
        read: ({ prixPublic }) => ({ nombre: prixPublic ?? '', decimales: 4 }),
      },
      {
        tete: t('negocies.debut'),
        largeur: 12,
        read: ({ debut }) => ({ texte: formatDate(debut) }),
      },
      { tete: t('negocies.fin'), largeur: 12, read: ({ fin }) => ({ texte: formatDate(fin) }) },
      {
        tete: t('negocies.achats'),
        largeur: 10,
        read: ({ achats }) => ({ nombre: String(achats), decimales: 0 }),
      },
    ],
    prix,
  );
  return {
    nom: `${numero}.csv`,
    type: TYPE_CSV,
    data: Buffer.from(writeTableauCsv(tableau)).toString('base64'),
  };
}

/** Who nobody by name looks after is told who answers. */
export function courrierAccuse(numero: string, { qui, prix }: Demandee): Courrier {
  const t = MOTS[qui.langue];
  const mots = {
    numero,
    nombre: prix.length,
    destinataire: qui.delegue?.nom ?? t('renouvellement.accuse.service'),
    telephone: enseigne.contact.telephone.libelle,
    enseigne: enseigne.nom,
  };
  return {
    a: qui.email,
    repondreA: qui.delegue?.email ?? enseigne.supportDigital.email,
    sujet: t('renouvellement.accuse.sujet', mots),
    texte: t('renouvellement.accuse.texte', mots),
    langue: qui.langue,
  };
}
