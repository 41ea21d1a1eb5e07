/** The store one buys from, chosen from anywhere: by town, by postcode or around oneself. */
import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { liens } from '@comptoir/contract/liens.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Lien } from '../../page/lien.tsx';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { usePage } from '../../page/page-context.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { ChampLieu } from './champ-lieu.tsx';
import { useChoisirMagasin } from './choisir-magasin.ts';
import { ListeEtCarte } from './liste-et-carte.tsx';
import { useLieux } from './magasins-au-choix.queries.ts';
import { useLieu } from './use-lieu.ts';

export default function MagasinsDialog({ close }: OverlayProps<'magasins'>) {
  const t = useTexts('magasins');
  const failureText = useFailureText();
  const { locale, session } = usePage();
  const mien = session.magasin;
  // From one's own store at first: those around it are the likely ones.
  const lieu = useLieu(mien ? { lieu: nomMagasin(mien.libelle) } : {}, '');
  const query = useLieux(lieu.lieu);
  const [choisi, setChoisi] = useState(mien?.id);
  const magasin = query.data?.magasins.find(({ id }) => id === choisi);
  const choisirMagasin = useChoisirMagasin();
  const envoi = useMutation({
    mutationFn: choisirMagasin,
    onSuccess: ({ libelle }) => {
      showToast({
        title: t('liste.choisi', { nom: nomMagasin(libelle) }),
        detail: t('liste.choisiDetail'),
        icon: Check,
      });
      close();
    },
  });
  const retenir = (id: number) => {
    if (id === mien?.id) close();
    else envoi.mutate(id);
  };
  return (
    <DialogFrame
      flush
      title={t('choix.titre')}
      toolbar={
        <ChampLieu choix={lieu} trouve={query.isPlaceholderData ? undefined : query.data?.lieu} />
      }
      footerNote={
        magasin && (
          <Lien href={liens.magasin(locale, magasin)} className="text-link hover:underline">
            {t('choix.fiche', { nom: nomMagasin(magasin.libelle) })}
          </Lien>
        )
      }
      footer={
        <>
          <Button onClick={close}>{t('choix.annuler')}</Button>
          <Button
            kind="primary"
            busy={envoi.isPending}
            disabled={!magasin}
            className="max-sm:flex-2!"
            onClick={() => magasin && retenir(magasin.id)}
          >
            {t('choix.choisir')}
          </Button>
        </>
      }
    >
      {envoi.isError && (
        <Alert state="err" live className="m-4">
          {failureText(envoi.error)}
        </Alert>
      )}
      <ListeEtCarte query={query} choisi={choisi} onChoisi={setChoisi} />
    </DialogFrame>
  );
}
