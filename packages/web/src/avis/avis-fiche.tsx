import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Lien } from '../page/lien.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { useTexts } from '../words/use-texts.ts';
import { AvisCarte } from './avis-carte.tsx';
import { avisQuery } from './avis.queries.ts';
import { writeEtat } from './etat-avis.ts';
import { ResumeAvis } from './resume-avis.tsx';

interface Props {
  produitId: number;
  /** Address of all the reviews. */
  href: string;
}

const MONTRES = 3;

/** On a sheet: the summary and the latest reviews. */
export function AvisFiche({ produitId, href }: Props) {
  const t = useTexts('avis');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(avisQuery({ api, locale }, produitId));
  if (!data) return null;
  const { nombre, avis } = data;
  return (
    <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div>
        <ResumeAvis
          {...data}
          hrefOf={(note) => href + writeEtat({ note, tri: 'recents', page: 1 })}
        />
        <Lien href={href} className={`${buttonClass()} mt-4`}>
          {nombre === 0 ? t('donnerLeMien') : t('tousLesAvis', { count: nombre })}
        </Lien>
      </div>
      {avis.length > 0 && (
        <div className="border-t border-line">
          {avis.slice(0, MONTRES).map((each) => (
            <AvisCarte key={each.id} avis={each} />
          ))}
        </div>
      )}
    </div>
  );
}
