/** Stores or pick-up points: nearest first, on a map, with their hours and when all is ready there. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { modifierLivraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import { ChampLieu, ListeEtCarte, useLieu, useLieux } from '../../magasins/choix.public.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { refusRecu, valeursOf } from '../refus-recu.ts';
import { PREMIERES } from '../../panier/suite.public.ts';
import { livraisonQuery, lue, pieceQuery } from '../piece-ouverte.queries.ts';
import { PretLe } from './pret-le.tsx';

const TYPES = { 'retrait-magasin': 'magasin', 'point-retrait': 'point-de-retrait' } as const;

export default function PointRetraitDialog({ data, close }: OverlayProps<'point-retrait'>) {
  const { mode, magasinId } = data;
  const t = useTexts('piece-ouverte');
  const tErreurs = useTexts('erreurs');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const context = { api, locale };
  const codePostal = useCodePostal();
  const lieu = useLieu(codePostal === undefined ? {} : { lieu: codePostal });
  const query = useLieux({ type: TYPES[mode], ...lieu.lieu });
  const [choisi, setChoisi] = useState(magasinId);
  const magasin = query.data?.magasins.find(({ id }) => id === choisi);
  const envoi = useMutation({
    mutationFn: (id: number) =>
      api.call(modifierLivraison, { query: PREMIERES, body: { mode, magasinId: id } }, { locale }),
    onSuccess: async (livraison) => {
      queryClient.setQueryData(livraisonQuery(context).queryKey, lue(livraison));
      close();
      await queryClient.invalidateQueries({ queryKey: pieceQuery(context).queryKey });
    },
  });
  const refus = envoi.error ? refusRecu(envoi.error) : undefined;
  return (
    <DialogFrame
      flush
      title={t(`lieu.${mode}`)}
      toolbar={
        <ChampLieu choix={lieu} trouve={query.isPlaceholderData ? undefined : query.data?.lieu} />
      }
      footerNote={magasin && <PretLe mode={mode} magasinId={magasin.id} />}
      footer={
        <>
          <Button onClick={close}>{t('annuler')}</Button>
          <Button
            kind="primary"
            busy={envoi.isPending}
            disabled={!magasin}
            onClick={() => magasin && envoi.mutate(magasin.id)}
          >
            {t('lieu.retirerIci')}
          </Button>
        </>
      }
    >
      {refus && (
        <Alert state="err" live className="m-4">
          {tErreurs(refus.code, valeursOf(refus))}
        </Alert>
      )}
      <ListeEtCarte query={query} choisi={choisi} onChoisi={setChoisi} />
    </DialogFrame>
  );
}

/** The postcode of the delivery address: that is where one works. */
function useCodePostal(): string | undefined {
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...livraisonQuery(context), enabled: false });
  const choix = data?.valeur?.choix;
  const adresses = data?.valeur?.adresses ?? [];
  return (adresses.find(({ id }) => id === choix?.adresseId) ?? adresses[0])?.codePostal;
}
