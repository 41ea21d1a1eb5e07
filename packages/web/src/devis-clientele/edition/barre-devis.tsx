/** Above a quote: whether it is kept, steps back and forth, prices, sending, the rest in a menu. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import {
  CircleCheck,
  CircleSlash,
  CloudCheck,
  Handshake,
  Redo2,
  RefreshCw,
  Send,
  Undo2,
} from 'lucide-react';
import {
  comparerPrixDevis,
  suivreDevisClientele,
  type DevisClienteleDetaille,
  type PrixChange,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { relireDevis } from '../devis-clientele.queries.ts';
import { MenuDevis } from '../liste/menu-devis.tsx';
import { EnvoiDevis } from '../suite/envoi-devis.tsx';
import { EcartsPrix } from './ecarts-prix.tsx';
import type { Edition } from './use-edition.ts';

interface Props {
  devis: DevisClienteleDetaille;
  edition: Edition;
  isModifiable: boolean;
}

export function BarreDevis({ devis, edition, isModifiable }: Props) {
  const t = useTexts('devis-clientele');
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const [isEnvoi, setIsEnvoi] = useState(false);
  const [changes, setChanges] = useState<readonly PrixChange[]>();
  const { id, etat, verrou, modele } = devis;
  const prix = useMutation({
    mutationFn: async () => {
      await edition.enregistrer();
      return api.call(comparerPrixDevis, { params: { id } });
    },
    onSuccess: (reponse) => setChanges(reponse.changes),
    onError: (error) => showToast({ title: failureText(error) }),
  });
  const dire = useMutation({
    mutationFn: async (voulu: 'accepte' | 'perdu' | 'brouillon') => {
      await edition.enregistrer();
      return api.call(suivreDevisClientele, { params: { id }, body: { etat: voulu } });
    },
    onError: (error) => showToast({ title: failureText(error) }),
    onSettled: () => relireDevis(queryClient),
  });
  if (verrou === 'delegue') return null;
  const isOuvert = !modele && (etat === 'brouillon' || etat === 'envoye' || etat === 'vu');
  return (
    <div className="flex flex-col gap-4">
      <div className="-mt-2 flex flex-wrap items-center gap-2 print:hidden">
        {isModifiable && (
          <>
            <IconButton
              icon={Undo2}
              label={t('barre.annuler')}
              disabled={!edition.isAnnulable}
              onClick={edition.annuler}
            />
            <IconButton
              icon={Redo2}
              label={t('barre.retablir')}
              disabled={!edition.isRetablissable}
              onClick={edition.retablir}
            />
            <Button icon={RefreshCw} busy={prix.isPending} onClick={() => prix.mutate()}>
              {t('barre.prix')}
            </Button>
          </>
        )}
        {!modele && verrou === null && (
          <Button
            kind="primary"
            icon={Send}
            aria-expanded={isEnvoi}
            onClick={() => setIsEnvoi(!isEnvoi)}
          >
            {t('barre.envoyer')}
          </Button>
        )}
        <MenuDevis
          devis={devis}
          isPage
          enPlus={() =>
            isOuvert
              ? [
                  {
                    label: t('menu.accepte'),
                    icon: Handshake,
                    onSelect: () => dire.mutate('accepte'),
                  },
                  {
                    label: t('menu.perdu'),
                    icon: CircleSlash,
                    onSelect: () => dire.mutate('perdu'),
                  },
                ]
              : etat === 'perdu'
                ? [
                    {
                      label: t('menu.rouvrir'),
                      icon: CircleCheck,
                      onSelect: () => dire.mutate('brouillon'),
                    },
                  ]
                : []
          }
        />
        <EtatSauvegarde edition={edition} />
      </div>
      {isEnvoi && <EnvoiDevis devis={devis} edition={edition} fermer={() => setIsEnvoi(false)} />}
      {changes && (
        <EcartsPrix changes={changes} edition={edition} fermer={() => setChanges(undefined)} />
      )}
    </div>
  );
}

function EtatSauvegarde({ edition }: { edition: Edition }) {
  const t = useTexts('devis-clientele');
  const { etat } = edition;
  return (
    <p role="status" className="flex items-center gap-1.5 type-meta text-text-2 sm:ml-auto">
      {etat === 'a-jour' && <CloudCheck size={16} aria-hidden />}
      {t(`sauvegarde.etats.${etat}`)}
    </p>
  );
}
