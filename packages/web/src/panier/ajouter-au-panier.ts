/** Adding to the basket, from wherever an article appears. */
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import { ajouterArticle, ajouterArticles } from '@comptoir/contract/panier/lignes.contract.ts';
import type { Api } from '../page/api.ts';
import { codeOf } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { usePage } from '../page/page-context.ts';
import type { Router } from '../app/router.tsx';
import { readChantierVise } from './chantiers/chantier-vise.ts';
import { newKey } from './cle-idempotence.ts';
import { noterAjout, noterNombre } from './nombre-panier.public.ts';
import { ajouterQuantites } from './quantites-panier.ts';
import type { Ajout } from './suivre-ajout.ts';
import type { LigneAjoutee, ChantierVise } from './ajout.ts';

export type EtatAjout =
  | { nom: 'repos' }
  | { nom: 'envoi' }
  | { nom: 'ajoute'; reponse: EcriturePanier }
  /** `reseau`: no answer came, it may have been added; trying again adds it once all the same. */
  | { nom: 'echec'; code: CodeErreur; reseau: boolean };

/** A second click of the same hand, not a second wish. */
const DOUBLE_CLICK_MS = 600;

export function useAjouterAuPanier() {
  const router = useRouter();
  const rendu = usePage().session.panier?.nombreArticles;
  const [etat, setEtat] = useState<EtatAjout>({ nom: 'repos' });
  const essai = useRef<Essai>({ lignes: '', key: '', sentAt: -Infinity, pending: false });

  /**
   * Null when nothing was added; `etat` then says why, unless it was only a double click.
   * @param vise the one chosen on the pages of the shop by default.
   * @param note what else is to be said with it.
   */
  async function ajouter(
    lignes: readonly LigneAjoutee[],
    vise: ChantierVise = readChantierVise(),
    note?: string,
  ): Promise<EcriturePanier | null> {
    const key = begin(essai.current, JSON.stringify([lignes, vise]), etat);
    if (key === null || lignes.length === 0) return null;
    setEtat({ nom: 'envoi' });
    const oublierNombre = noterAjout(
      lignes.map(({ articleId }) => articleId),
      rendu,
    );
    const oublierQuantites = ajouterQuantites(lignes);
    try {
      const reponse = await envoyer(router.options.context.api, lignes, vise, key);
      noterNombre(reponse.nombreArticles);
      setEtat({ nom: 'ajoute', reponse });
      void suivre(router, { lignes, vise, reponse, note });
      return reponse;
    } catch (error) {
      oublierNombre();
      oublierQuantites();
      setEtat(echecOf(error));
      return null;
    } finally {
      essai.current.pending = false;
    }
  }

  return { ajouter, etat };
}

/** Code that no first page carries: whoever adds something has time for it. */
async function suivre(router: Router, ajout: Ajout): Promise<void> {
  const { suivreAjout } = await import('./suivre-ajout.ts');
  await suivreAjout(router, ajout);
}

interface Essai {
  lignes: string;
  key: string;
  sentAt: number;
  pending: boolean;
}

/** The key of this attempt: the same one again where nobody knows whether the last arrived. */
function begin(essai: Essai, lignes: string, etat: EtatAjout): string | null {
  const same = essai.lignes === lignes;
  const now = performance.now();
  const isRepeat = same && etat.nom !== 'echec' && now - essai.sentAt < DOUBLE_CLICK_MS;
  if (essai.pending || isRepeat) return null;
  const isRetry = same && etat.nom === 'echec' && etat.reseau;
  if (!isRetry) essai.key = newKey();
  Object.assign(essai, { lignes, sentAt: now, pending: true });
  return essai.key;
}

function envoyer(
  api: Api,
  lignes: readonly LigneAjoutee[],
  vise: ChantierVise,
  idempotencyKey: string,
) {
  const [seule, ...autres] = lignes;
  const isPremier = vise.chantierId === undefined && vise.chantier === undefined;
  if (seule && autres.length === 0 && isPremier) {
    const { articleId: id, quantite } = seule;
    return api.call(ajouterArticle, { params: { id }, query: { quantite } }, { idempotencyKey });
  }
  const body = lignes.map(({ articleId, quantite }) => ({ articleId, quantite }));
  return api.call(ajouterArticles, { query: vise, body }, { idempotencyKey });
}

function echecOf(error: unknown): EtatAjout {
  if (!isQueryFailure(error)) throw error;
  const { response } = error;
  return { nom: 'echec', code: codeOf(response), reseau: response.data.reseau === true };
}
