/** The lines of a list join another one; what both had is told, line by line. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { fusionnerListes } from '@comptoir/contract/listes-achats/fusion-liste.contract.ts';
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { ChoixListe, useListesOuvertes } from '../choix-liste.tsx';
import { relireListes } from '../listes-achats.queries.ts';
import { direJointe } from './dire-jointe.ts';

type Fusion = CallAnswer<typeof fusionnerListes>;

interface Props {
  liste: ListeAchats;
  close: () => void;
}

export function FusionListes({ liste, close }: Props) {
  const t = useTexts('listes-achats');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const failureText = useFailureText();
  const { listes, isError } = useListesOuvertes(liste.id);
  const [choisie, setChoisie] = useState<string>();
  const isSienne = liste.droit === 'proprietaire';
  const [archiver, setArchiver] = useState(isSienne);
  const valeur = choisie ?? (listes?.[0] && String(listes[0].id));
  const voir = (id: number) => {
    close();
    void router.navigate({ href: liens.listeAchats(locale, id) });
  };
  const envoi = useMutation({
    mutationFn: (id: number) =>
      api.call(
        fusionnerListes,
        { params: { id }, body: { deId: liste.id, ...(isSienne && archiver && { archiver }) } },
        { locale },
      ),
    onSuccess: (faite) => {
      // What was added up stays to be read; without it there is nothing to say that the list does not.
      if (faite.jointes.length > 0) return;
      voir(faite.id);
      showToast({ kind: 'snackbar-success', title: direAjout(t, faite) });
    },
    onSettled: () => relireListes(queryClient),
  });
  if (envoi.data) return <Bilan fusion={envoi.data} voir={() => voir(envoi.data.id)} />;
  return (
    <DialogFrame
      title={t('fusion.titre', { liste: liste.libelle })}
      description={t('fusion.texte')}
      footer={
        <>
          <Button onClick={close}>{t('annuler')}</Button>
          {listes && listes.length > 0 && (
            <Button
              kind="primary"
              busy={envoi.isPending}
              onClick={() => envoi.mutate(Number(valeur))}
            >
              {t('fusion.fusionner')}
            </Button>
          )}
        </>
      }
    >
      {(isError || envoi.isError) && (
        <Alert state="err" live className="mb-4">
          {envoi.isError ? failureText(envoi.error) : t('echec')}
        </Alert>
      )}
      <ChoixListe
        listes={listes}
        isError={isError}
        label={t('fusion.liste')}
        aucune={t('fusion.aucune')}
        value={valeur}
        onChange={setChoisie}
      />
      {isSienne && listes && listes.length > 0 && (
        <Checkbox
          className="mt-4"
          label={t('fusion.archiver', { liste: liste.libelle })}
          checked={archiver}
          onChange={() => setArchiver(!archiver)}
        />
      )}
    </DialogFrame>
  );
}

function Bilan({ fusion, voir }: { fusion: Fusion; voir: () => void }) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  const { jointes, libelle } = fusion;
  return (
    <DialogFrame
      title={t('fusion.bilan')}
      description={direAjout(t, fusion)}
      footer={
        <Button kind="primary" onClick={voir}>
          {t('fusion.voir', { liste: libelle })}
        </Button>
      }
    >
      <p className="type-label">{t('ordre.jointes', { count: jointes.length })}</p>
      <ul className="mt-2 divide-y divide-line border-y">
        {jointes.map((jointe, rang) => (
          <li key={rang} className="py-2">
            <b className="block font-[600]">{direJointe(t, locale, jointe)}</b>
            <span className="type-meta text-text-2">{jointe.libelle}</span>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}

function direAjout(
  t: ReturnType<typeof useTexts<'listes-achats'>>,
  { ajoutees, libelle }: Fusion,
): string {
  return ajoutees > 0
    ? t('fusion.faite', { count: ajoutees, liste: libelle })
    : t('fusion.sansAjout', { liste: libelle });
}
