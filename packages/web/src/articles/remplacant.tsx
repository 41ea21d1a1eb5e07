/** What took the place of an article that is no longer sold. */
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lireArticle } from '@comptoir/contract/articles/articles.contract.ts';
import { callQuery } from '../http/query-client.ts';
import { Lien } from '../page/lien.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { lienArticle } from './lien-article.ts';

export default function Remplacant({ articleId }: { articleId: number }) {
  const t = useTexts('articles');
  const locale = useLocale();
  const { api } = useRouter().options.context;
  const { data } = useQuery(callQuery({ api, locale }, lireArticle, { params: { id: articleId } }));
  const successeur = data?.successeur;
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 type-meta">
      <span className="text-err">{t('ajout.retire')}</span>
      {successeur && (
        <Lien href={lienArticle(locale, successeur)} className={buttonClass({ size: 'sm' })}>
          {t('ajout.remplacePar', { reference: successeur.reference })}
        </Lien>
      )}
    </div>
  );
}
