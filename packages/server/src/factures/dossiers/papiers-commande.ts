/** The papers of orders: what was agreed to, and the notes of what came. */
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import type { Clock } from '../../clock.ts';
import { readCommandes, type DepsLecture } from '../../commandes/commandes.public.ts';
import { joindreAccuse, papierBon, writePapier } from '../../documents/documents.public.ts';
import { MOTS } from '../mots.ts';
import type { CommandeDuDossier, DossierAEcrire } from './dossiers.sql.ts';

export interface DepsPapiers extends DepsLecture {
  clock: Clock;
}

export interface PapierEcrit {
  nom: string;
  octets: Buffer;
}

/** All orders are read at once, and written one after the other. */
export async function* papiersDesCommandes(
  deps: DepsPapiers,
  dossier: DossierAEcrire,
  voulues: readonly CommandeDuDossier[],
): AsyncGenerator<PapierEcrit[]> {
  const { compteId, utilisateurId, langue } = dossier;
  const acteur = { sessionId: undefined, role: 'Utilisateur', compteId, utilisateurId } as const;
  const bonsOf = new Map(voulues.map(({ key, bons }) => [key, bons]));
  const commandes = await readCommandes(deps, { acteur, langue }, [...bonsOf.keys()]);
  for (const commande of commandes) {
    yield await papiersDeCommande(deps.clock, dossier, {
      commande,
      bons: bonsOf.get(commande.key) ?? [],
    });
  }
}

async function papiersDeCommande(
  clock: Clock,
  { id, langue }: DossierAEcrire,
  { commande, bons }: { commande: Commande; bons: readonly string[] },
): Promise<PapierEcrit[]> {
  const t = MOTS[langue];
  const qui = `dossier ${id}`;
  const maintenant = clock.now();
  const accuse = await joindreAccuse(qui, commande, { langue, maintenant });
  const papiers: PapierEcrit[] = [
    { nom: `${t('dossier.commandes')}/${accuse.nom}`, octets: Buffer.from(accuse.data, 'base64') },
  ];
  for (const bon of commande.bons.filter((each) => bons.includes(each.key))) {
    const octets = await writePapier(qui, papierBon({ commande, bon }, langue, maintenant));
    papiers.push({ nom: `${t('dossier.bons')}/${bon.numero}.pdf`, octets });
  }
  return papiers;
}
