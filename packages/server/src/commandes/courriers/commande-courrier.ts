/** The job that notifies people of an order: by mail, and on the screen where it waits for them. */
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { lieuDeLEnvoi, type LieuLivre } from '@comptoir/contract/livraison/destinations.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { GenreNotification } from '@comptoir/contract/identite/preferences.ts';
import { PREFERENCES } from '@comptoir/contract/identite/preferences-par-defaut.ts';
import type { Preferences } from '@comptoir/contract/identite/preferences.schema.ts';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import type { Clock } from '../../clock.ts';
import { composer } from '../../courrier/composer.ts';
import { notifier } from '../../courrier/notifier.ts';
import type { Db } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { joindreAccuse } from '../../documents/documents.public.ts';
import type { Acteur } from '../../http/acteur.ts';
import type { JobHandler } from '../../jobs/taches.ts';
import type { GenreCourrierCommande as Genre } from '../taches-commandes.public.ts';
import {
  findBonEcrit,
  findCommandeEcrite,
  type BonEcrit,
  type CommandeEcrite,
} from './courrier-commande.sql.ts';
import { prevenir } from '../../messages/messages.public.ts';
import { writeLignes, writeVirement } from './lignes-courrier.ts';
import { lireCommande, type DepsLecture } from '../lire-commande.ts';
import { MOTS } from '../mots.ts';
import { listDecideurs } from '../approbation/tour-approbation.sql.ts';

interface Destinataire {
  /** Undefined for who has no access to the shop. */
  id?: number;
  email: string;
  langue: Locale;
  /** Which total they read first; without tax where nobody said. */
  prix?: Preferences['prix'];
}

interface DepsCourrier extends DepsLecture {
  clock: Clock;
  url: string;
}

export function commandeCourrier(deps: DepsCourrier): JobHandler<'commande-courrier'> {
  const { pool } = deps;
  return async ({ commandeId, genre, bonId }) => {
    const commande = await findCommandeEcrite(pool, commandeId);
    if (!commande) return;
    const bon = bonId === undefined ? undefined : await findBonEcrit(pool, bonId);
    const destinataires = await listDestinataires(pool, commandeId, genre, commande, bon);
    const lettres = await Promise.all(
      destinataires.map(async (destinataire) => {
        const lue = isConfirmation(genre, commande)
          ? await readPour(deps, commande, destinataire.langue)
          : undefined;
        return {
          utilisateurId: destinataire.id,
          courrier: await rediger(deps, genre, destinataire, { commande, bon, lue }),
          lien: deps.url + liens.commande(destinataire.langue, commande.cle),
        };
      }),
    );
    await transaction(pool, async (tx) => {
      await notifier(tx, NOTIFICATIONS[genre], lettres);
      // Decided since: there is nothing to wait for any more.
      const isDepassee = genre === 'a-approuver' && commande.etat !== 'a-valider';
      if (!isAnnoncee(genre) || isDepassee) return;
      await prevenir(tx, {
        utilisateurIds: destinataires.flatMap(({ id }) => id ?? []),
        niveau: NIVEAUX[genre],
        texte: messageOf(genre, commande),
        lien: liens.commande('fr', commande.cle),
        objet: { genre: 'commande', id: commandeId },
        notification: NOTIFICATIONS[genre],
      });
    });
  };
}

/** What each is to who chooses how to be notified. */
const NOTIFICATIONS: Record<Genre, GenreNotification> = {
  passee: 'commande',
  'a-approuver': 'approbation',
  approuvee: 'commande',
  refusee: 'commande',
  annulee: 'commande',
  expediee: 'livraison',
  'a-retirer': 'livraison',
};

/** What is ordered for good: its acknowledgement comes with the mail. */
function isConfirmation(genre: Genre, { etat }: CommandeEcrite): boolean {
  return genre === 'approuvee' || (genre === 'passee' && etat !== 'a-valider');
}

function readPour(deps: DepsLecture, { compteId, cle }: CommandeEcrite, langue: Locale) {
  const acteur: Acteur = { sessionId: undefined, role: 'Utilisateur', compteId };
  return lireCommande(deps, { acteur, langue }, cle);
}

/** Those that someone has to see on the screen too. */
const NIVEAUX = { 'a-approuver': 'info', approuvee: 'succes', refusee: 'avertissement' } as const;

function isAnnoncee(genre: Genre): genre is keyof typeof NIVEAUX {
  return genre in NIVEAUX;
}

async function listDestinataires(
  db: Db,
  commandeId: number,
  genre: Genre,
  { auteur, contact, langue }: CommandeEcrite,
  bon: BonEcrit | undefined,
): Promise<Destinataire[]> {
  if (genre === 'a-approuver') return listDecideurs(db, commandeId);
  // Who left the company is not notified of it any more.
  const lui = auteur.isActif ? [auteur] : [];
  const surPlace = genre === 'expediee' || genre === 'a-retirer';
  const contactEmail = (bon?.ailleurs?.contact ?? contact).email;
  return surPlace && contactEmail !== '' && contactEmail !== auteur.email
    ? [...lui, { email: contactEmail, langue }]
    : lui;
}

interface Matiere {
  commande: CommandeEcrite;
  bon: BonEcrit | undefined;
  /** With its lines, where the mail confirms it. */
  lue: Commande | undefined;
}

async function rediger(
  { clock, url }: DepsCourrier,
  genre: Genre,
  { email, langue, prix = PREFERENCES.prix }: Destinataire,
  { commande, bon, lue }: Matiere,
) {
  const t = MOTS[langue];
  const accuse = t(`courriers.passee.${lue ? 'joint' : 'a-venir'}`);
  const valeurs = {
    ...valeursOf(commande, langue, prix),
    ...bonOf(bon, langue),
    enseigne: enseigne.nom,
    accuse,
  };
  const texte = [
    t(`courriers.${genre}.texte`, valeurs),
    ...(lue ? [writeLignes(lue, langue), ...writeVirement(lue, langue)] : []),
  ];
  return composer({
    a: email,
    langue,
    sujet: t(`courriers.${genre}.sujet`, valeurs),
    texte: texte.join('\n\n'),
    bouton: {
      libelle: t(`courriers.${genre}.bouton`, valeurs),
      url: url + liens.commande(langue, commande.cle),
    },
    suite: [
      t(`courriers.${genre}.suite`, valeurs),
      genre === 'approuvee' ? direChangements(commande, langue) : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    ...(lue && {
      pieces: [await joindreAccuse('courriers', lue, { langue, maintenant: clock.now() })],
    }),
  });
}

function valeursOf(
  commande: CommandeEcrite,
  langue: Locale,
  prix: Preferences['prix'],
): Record<string, string | number> {
  const { numero, devise, netHT, ttc, prevueLe, nombreLignes, livraison } = commande;
  const t = MOTS[langue];
  const attente = commande.etat === 'a-valider' ? 'oui' : 'non';
  return {
    numero,
    lignes: nombreLignes,
    totaux: t(`courriers.totaux.${prix}`, {
      totalHT: formatArgent(langue, { montant: netHT, devise }),
      totalTTC: formatArgent(langue, { montant: ttc, devise }),
    }),
    date: formatDate(prevueLe),
    ou: direOu(commande, langue),
    auteur: commande.auteur.nom,
    decideur: commande.decideur,
    motif: commande.motif,
    etat: t(`courriers.passee.attente.${attente}`),
    mode: t(`courriers.modes.${livraison.mode}`),
  };
}

/** What is not as it was asked for, line by line; '' where nothing was changed. */
function direChangements({ changements }: CommandeEcrite, langue: Locale): string {
  const t = MOTS[langue];
  if (changements.length === 0) return '';
  const lignes = changements.map(({ reference, libelle, avant, apres }) => {
    const article = [reference, libelle].filter(Boolean).join(' ');
    return t(apres === 0 ? 'courriers.approuvee.retire' : 'courriers.approuvee.change', {
      article,
      avant: formatNombre(langue, avant),
      apres: formatNombre(langue, apres),
    });
  });
  return [t('courriers.approuvee.changements'), ...lignes].join('\n');
}

/** Where each chantier goes, when, and who is met there; one place is called by its name. */
function direOu({ livraison, envois, contact }: CommandeEcrite, langue: Locale): string {
  if (livraison.formule !== 'par-chantier') return livraison.libelle;
  const t = MOTS[langue];
  const lignes = envois.map((envoi) => {
    const lieu = lieuDeLEnvoi(livraison, contact, envoi);
    const { nom, telephone } = lieu.contact ?? contact;
    return t('courriers.envoi', {
      chantier: envoi.chantier ?? t('courriers.sans-chantier'),
      date: formatDate(envoi.jour),
      ou: direLieu(lieu),
      contact: `${nom}, ${formatTelephone(telephone)}`,
    });
  });
  return t('courriers.plusieurs', { envois: lignes.join('\n') });
}

function direLieu({ libelle, adresse }: Pick<LieuLivre, 'libelle' | 'adresse'>): string {
  if (!adresse) return libelle;
  const { ligne1, codePostal, ville } = adresse;
  return `${libelle}, ${ligne1}, ${codePostal} ${ville}`;
}

function bonOf(bon: BonEcrit | undefined, langue: Locale): Record<string, string | number> {
  if (!bon) return {};
  const { numero: bonNumero, nombreLignes: bonLignes, transporteur, suivi } = bon;
  const t = MOTS[langue];
  const colis = suivi === '' ? t('courriers.sans-suivi') : `${transporteur} ${suivi}`;
  return {
    bon: bonNumero,
    bonLignes,
    colis,
    ...(bon.ailleurs && { ou: direLieu(bon.ailleurs) }),
  };
}

function messageOf(
  genre: keyof typeof NIVEAUX,
  { numero, auteur, decideur }: CommandeEcrite,
): Record<Locale, string> {
  const valeurs = { numero, auteur: auteur.nom, decideur };
  const ecrits = LOCALES.map((langue) => {
    const t = MOTS[langue];
    return [langue, t(`messages.${genre}`, valeurs)];
  });
  return Object.fromEntries(ecrits) as Record<Locale, string>;
}
