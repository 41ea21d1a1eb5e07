/** One reference and how many: recognised by any code people write, added at once. */
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { Search } from 'lucide-react';
import { reconnaitreReferences } from '@comptoir/contract/articles/references.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { codeOf } from '../../http/http-answer.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { announce } from '../../ui/notice/announce.ts';
import { Button } from '../../ui/button/button.tsx';
import { NumberInput } from '../../ui/number/number-input.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { useAjouterAuPanier } from '../ajouter-au-panier.ts';
import { rafraichirPanier } from '../rafraichir-panier.ts';

export function SaisieReference() {
  const t = useTexts('panier');
  const tErreurs = useTexts('erreurs');
  const context = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const { ajouter, etat } = useAjouterAuPanier();
  const [code, setCode] = useState('');
  const [quantite, setQuantite] = useState(1);
  const [erreur, setErreur] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const add = async (cherche: string) => {
    const { lignes } = await context.api.call(reconnaitreReferences, { body: [cherche] });
    const articleId = lignes[0]?.articleId ?? null;
    if (articleId === null) {
      // Not a reference: a word, which the search knows better.
      await router.navigate({ href: liens.recherche(context.locale, { q: cherche }) });
      return;
    }
    const reponse = await ajouter([{ articleId, quantite }]);
    if (!reponse) return;
    announce(t('vide.ajoute', { reference: cherche }));
    setCode('');
    await rafraichirPanier(context, { nombre: reponse.nombreArticles });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const cherche = code.trim();
    if (!cherche) return;
    setErreur(undefined);
    setIsBusy(true);
    try {
      await add(cherche);
    } catch (error) {
      if (!isQueryFailure(error)) throw error;
      setErreur(tErreurs(codeOf(error.response)));
    } finally {
      setIsBusy(false);
    }
  };
  const refus = etat.nom === 'echec' ? tErreurs(etat.code) : erreur;
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-6 flex flex-wrap gap-2">
      <TextInput
        size="lg"
        label={t('vide.reference')}
        hideLabel
        icon={Search}
        placeholder={t('vide.reference')}
        value={code}
        autoComplete="off"
        {...(refus !== undefined && { error: refus })}
        onChange={(event) => setCode(event.currentTarget.value)}
        className="min-w-0 flex-1 basis-60 lg:basis-full xl:basis-60"
      />
      <NumberInput
        size="lg"
        label={t('vide.quantite')}
        min={1}
        value={quantite}
        onChange={setQuantite}
      />
      <Button type="submit" kind="primary" size="lg" busy={isBusy}>
        {t('vide.ajouter')}
      </Button>
    </form>
  );
}
