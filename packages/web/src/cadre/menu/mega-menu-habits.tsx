/** At the right of the menu: what the account buys most of the category, to be ordered there. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import {
  listerHabitudes,
  type HabitudeDue,
} from '@comptoir/contract/accueil/personnel.contract.ts';
import {
  AjoutPanier,
  ImageArticle,
  lienArticle,
  NomArticle,
  PrixArticle,
  ReferenceRangee,
} from '../../articles/articles.public.ts';
import { callQuery } from '../../http/query-client.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface MegaMenuHabitsProps {
  /** The category. */
  id: number;
  onFollow: () => void;
}

export default function MegaMenuHabits({ id, onFollow }: MegaMenuHabitsProps) {
  const t = useTexts('cadre');
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(callQuery(context, listerHabitudes, { query: { noeudId: id } }));
  return (
    <div className="w-66 border-l p-6 max-xl:hidden">
      {data && data.habitudes.length > 0 && (
        <>
          <h2 className="type-name">{t('catalogue.habitudes')}</h2>
          <ul className="mt-2">
            {data.habitudes.map((habitude) => (
              <Habitude key={habitude.article.id} habitude={habitude} onFollow={onFollow} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface HabitudeProps {
  habitude: HabitudeDue;
  onFollow: () => void;
}

function Habitude({ habitude: { article, quantite: usual }, onFollow }: HabitudeProps) {
  const locale = useLocale();
  const { multiple, minimum } = article;
  const [quantite, setQuantite] = useState(
    Math.max(minimum, Math.ceil(usual / multiple) * multiple),
  );
  return (
    <li className="border-b border-line py-3">
      <div className="flex gap-3">
        <ImageArticle image={article.image} slot="rangee" alt="" className="size-12 p-1" />
        <div className="min-w-0 flex-1">
          <Lien
            href={lienArticle(locale, article)}
            onClick={onFollow}
            className="type-meta font-[620] hover:underline"
          >
            <NomArticle article={article} />
          </Lien>
          <ReferenceRangee article={article} />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <PrixArticle
          variant="rangee"
          tarif={article.tarif}
          unite={article.unite}
          contenu={article.contenu}
        />
        <AjoutPanier
          article={article}
          variant="rangee"
          quantite={quantite}
          onQuantite={setQuantite}
        />
      </div>
    </li>
  );
}
