/** A quote that is being typed: its steps, what they come to, and that they are kept. */
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { calculerDevis } from '@comptoir/contract/devis-clientele/calculer-devis.ts';
import {
  enregistrerDevisClientele,
  lireDevisClientele,
  type DevisClienteleDetaille,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { codeOf } from '../../http/http-answer.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { devisQuery } from '../devis-clientele.queries.ts';
import { garder, readGarde, oublierGarde } from './garde.ts';
import { annuler, avancer, commencer, retablir, type Historique } from './historique.ts';
import { creerSauvegarde, type EtatSauvegarde, type Issue } from './sauvegarde.ts';

export type Changer = (
  change: (document: DocumentDevis) => DocumentDevis,
  /** What is typed in one cell is one step. */
  sujet?: string,
) => void;

export function useEdition(devis: DevisClienteleDetaille) {
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { id } = devis;
  const [historique, setHistorique] = useState(() => commencer(devis.document));
  const actuel = useRef(historique);
  const [etat, setEtat] = useState<EtatSauvegarde>('a-jour');
  const [refus, setRefus] = useState<unknown>();
  /** Grows when what cells show is no longer what was typed in them. */
  const [pas, setPas] = useState(0);

  const [sauvegarde] = useState(() =>
    creerSauvegarde({
      // On the server nothing is kept: the version read is the right one.
      version: (devis.verrou === null && readGarde(id)?.version) || devis.version,
      async envoyer(document, version): Promise<Issue> {
        try {
          const ecrit = await context.api.call(
            enregistrerDevisClientele,
            { params: { id }, body: { document } },
            { ifMatch: version },
          );
          queryClient.setQueryData<DevisClienteleDetaille>(
            devisQuery(context, id).queryKey,
            (lu) => lu && { ...lu, ...ecrit, document },
          );
          return { version: ecrit.version };
        } catch (error) {
          return issueOf(error);
        }
      },
      garder: (saisie) => garder(id, saisie),
      oublier: () => oublierGarde(id),
      onEtat(suivant, pourquoi) {
        setEtat(suivant);
        setRefus(pourquoi);
      },
    }),
  );

  const poser = (suivant: Historique<DocumentDevis>) => {
    if (suivant === actuel.current) return;
    actuel.current = suivant;
    setHistorique(suivant);
    sauvegarde.changer(suivant.present);
  };
  const actions = useMemo(
    () => ({
      changer: ((change, sujet) =>
        poser(avancer(actuel.current, change(actuel.current.present), sujet))) as Changer,
      annuler() {
        poser(annuler(actuel.current));
        setPas((avant) => avant + 1);
      },
      retablir() {
        poser(retablir(actuel.current));
        setPas((avant) => avant + 1);
      },
      /** What is typed is at the shop before anything is done with it. */
      enregistrer: () => sauvegarde.maintenant(),
      async imposer() {
        const { version } = await context.api.call(lireDevisClientele, { params: { id } });
        sauvegarde.imposer(version);
      },
      abandonner: () => oublierGarde(id),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- once: all it reads are refs
    [],
  );

  useEffect(() => {
    const gardee = devis.verrou === null ? readGarde(id) : undefined;
    if (gardee) {
      // What was left here goes on from the version it was typed on; another one since is told.
      poser(avancer(actuel.current, gardee.document));
      setPas((avant) => avant + 1);
    }
    const repartir = () => void sauvegarde.maintenant();
    const retenir = (event: BeforeUnloadEvent) => {
      if (readGarde(id)) event.preventDefault();
    };
    window.addEventListener('online', repartir);
    document.addEventListener('visibilitychange', repartir);
    window.addEventListener('beforeunload', retenir);
    return () => {
      window.removeEventListener('online', repartir);
      document.removeEventListener('visibilitychange', repartir);
      window.removeEventListener('beforeunload', retenir);
      void sauvegarde.maintenant();
      sauvegarde.arreter();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the page opens
  }, []);

  const { present, passe, futur } = historique;
  const totaux = useMemo(() => calculerDevis(present), [present]);
  return {
    document: present,
    totaux,
    etat,
    refus,
    pas,
    isAnnulable: passe.length > 0,
    isRetablissable: futur.length > 0,
    ...actions,
  };
}

export type Edition = ReturnType<typeof useEdition>;

function issueOf(error: unknown): Issue {
  if (!isQueryFailure(error)) throw error;
  const { response } = error;
  const code = codeOf(response);
  if (code === 'devis-client-perime') return 'conflit';
  // Without an answer, or from a shop that cannot now, it is tried again.
  if (response.data.reseau || response.status >= 500 || code === 'trop-de-requetes') {
    return 'hors-ligne';
  }
  return { refus: error };
}
