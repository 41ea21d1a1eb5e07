/** One more article, by any code people write. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { Plus } from 'lucide-react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import {
  MAX_SIGNES_REFERENCE,
  reconnaitreReferences,
} from '@comptoir/contract/articles/references.contract.ts';
import { MAX_SIGNES_CHANTIER } from '@comptoir/contract/panier/limites.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { announce } from '../../ui/notice/announce.ts';
import { Button } from '../../ui/button/button.tsx';
import { NumberInput } from '../../ui/number/number-input.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';

interface Props {
  chantiersId: string;
  onAjout: (article: ArticleVendu, ajout: { quantite: number; chantier: string }) => void;
}

export function AjoutReference({ chantiersId, onAjout }: Props) {
  const t = useTexts('devis');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [chantier, setChantier] = useState('');
  const [quantite, setQuantite] = useState(1);
  const [inconnu, setInconnu] = useState<string>();
  const recherche = useMutation({
    mutationFn: (cherche: string) =>
      api.call(reconnaitreReferences, { body: [cherche] }, { locale }),
    onSuccess: ({ lignes, articles }, cherche) => {
      const article = articles.find(({ id }) => id === lignes[0]?.articleId);
      if (!article || article.retire || !article.tarif) {
        setInconnu(cherche);
        return;
      }
      onAjout(article, { quantite, chantier: chantier.trim() });
      announce(t('edition.ajoutee', { reference: article.reference }));
      setCode('');
      setQuantite(1);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setInconnu(undefined);
    if (code.trim()) recherche.mutate(code.trim());
  };
  const erreur = recherche.isError
    ? failureText(recherche.error)
    : inconnu && t('edition.inconnue', { reference: inconnu });
  return (
    <form onSubmit={submit} className="mt-4 flex flex-wrap items-start gap-3">
      <TextInput
        label={t('edition.reference')}
        value={code}
        maxLength={MAX_SIGNES_REFERENCE}
        autoComplete="off"
        {...(erreur && { error: erreur })}
        onChange={(event) => setCode(event.currentTarget.value)}
        className="min-w-0 flex-1 basis-52"
      />
      <TextInput
        label={t('colonnes.chantier')}
        value={chantier}
        list={chantiersId}
        maxLength={MAX_SIGNES_CHANTIER}
        placeholder={t('lignes.sansChantier')}
        autoComplete="off"
        onChange={(event) => setChantier(event.currentTarget.value)}
        className="min-w-0 flex-1 basis-44"
      />
      <div className="pt-6">
        <NumberInput
          label={t('edition.quantite')}
          min={1}
          value={quantite}
          onChange={setQuantite}
        />
      </div>
      <div className="sm:pt-6">
        <Button type="submit" icon={Plus} busy={recherche.isPending}>
          {t('edition.ajouter')}
        </Button>
      </div>
    </form>
  );
}
