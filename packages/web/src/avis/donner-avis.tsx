import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import {
  donnerAvis,
  lireAvis,
  TEXTE_AVIS,
  TITRE_AVIS,
  type Avis,
} from '@comptoir/contract/avis/avis.contract.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { codeOf } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { Textarea } from '../ui/field/textarea.tsx';
import { useTexts } from '../words/use-texts.ts';
import { SaisieNote } from './saisie-note.tsx';

type Saisie = CallInput<typeof donnerAvis>['body'];

const NOTHING: Record<keyof Saisie, string | undefined> = {
  note: undefined,
  titre: undefined,
  texte: undefined,
};

interface Props {
  produitId: number;
  onDonne: (avis: Avis) => void;
}

/** The form of a verified buyer. What was typed stays until it has arrived. */
export function DonnerAvis({ produitId, onDonne }: Props) {
  const t = useTexts('avis');
  const tErreurs = useTexts('erreurs');
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const [saisie, setSaisie] = useState<Saisie>({ note: 0, titre: '', texte: '' });
  const [isChecked, setIsChecked] = useState(false);
  const envoi = useMutation({
    mutationFn: () => api.call(donnerAvis, { params: { id: produitId }, body: saisie }),
    onSuccess: async (avis) => {
      onDonne(avis);
      await queryClient.invalidateQueries({ queryKey: [`${lireAvis.method} ${lireAvis.path}`] });
    },
  });
  const manque = {
    note: saisie.note === 0 ? t('donner.manqueNote') : undefined,
    titre: saisie.titre.trim().length < TITRE_AVIS.minLength ? t('donner.manqueTitre') : undefined,
    texte: saisie.texte.trim().length < TEXTE_AVIS.minLength ? t('donner.manqueTexte') : undefined,
  };
  const shown = isChecked ? manque : NOTHING;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.values(manque).every((each) => each === undefined)) envoi.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-140 flex-col gap-4">
      <SaisieNote
        label={t('donner.note')}
        value={saisie.note}
        onChange={(note) => setSaisie({ ...saisie, note })}
        error={shown.note}
      />
      <TextInput
        label={t('donner.titreAvis')}
        help={t('donner.titreAide')}
        required
        maxLength={TITRE_AVIS.maxLength}
        value={saisie.titre}
        onChange={({ currentTarget }) => setSaisie({ ...saisie, titre: currentTarget.value })}
        {...(shown.titre ? { error: shown.titre } : {})}
      />
      <Textarea
        label={t('donner.texte')}
        help={t('donner.texteAide')}
        required
        rows={6}
        maxLength={TEXTE_AVIS.maxLength}
        value={saisie.texte}
        onChange={({ currentTarget }) => setSaisie({ ...saisie, texte: currentTarget.value })}
        {...(shown.texte ? { error: shown.texte } : {})}
      />
      {isQueryFailure(envoi.error) && (
        <Alert state="err" live title={tErreurs(codeOf(envoi.error.response))}>
          {t('donner.echec')}
        </Alert>
      )}
      <div>
        <Button type="submit" kind="primary" size="lg" busy={envoi.isPending}>
          {t('donner.envoyer')}
        </Button>
      </div>
    </form>
  );
}
