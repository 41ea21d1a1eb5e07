/** The customers to see, by reason or by distance. */
import { LocateFixed, MapPin } from 'lucide-react';
import {
  RAISONS_TOURNEE,
  type GenreRaison,
  type Tournee,
} from '@comptoir/contract/delegue/tournee.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceChip, ChoiceChipLink } from '../../ui/button/chip.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { Depart } from '../use-depart.ts';
import { RangeeClient } from './rangee-client.tsx';
import type { Alentour } from './use-alentour.ts';

interface Props {
  tournees: readonly Tournee[];
  raison: GenreRaison | undefined;
  alentour: Alentour;
  depart: Depart;
  /** Another list is on its way. */
  isPending: boolean;
  /** Undefined: all are shown. */
  onSuite: (() => void) | undefined;
  isSuite: boolean;
}

export function ListeTournee(props: Props) {
  const { tournees, raison, alentour, depart, isPending, onSuite, isSuite } = props;
  const t = useTexts('delegue');
  const clients = tournees.flatMap((page) => page.clients);
  const [premiere] = tournees;
  if (!premiere) return null;
  return (
    <section aria-labelledby="a-voir" className="min-w-0">
      <div className="border-b-2 border-text pb-2">
        <h2 id="a-voir" className="type-h2">
          {t('tournee.aVoir')}
        </h2>
      </div>
      <Filtres nombres={premiere.nombres} raison={raison} alentour={alentour} />
      <Position alentour={alentour} />
      {depart.erreur && (
        <Alert state="err" live className="mt-3">
          {depart.erreur}
        </Alert>
      )}
      {clients.length === 0 ? (
        <Rien tournee={premiere} raison={raison} isProche={alentour.position !== undefined} />
      ) : (
        <ul
          aria-busy={isPending || undefined}
          className="divide-y divide-line border-b border-line aria-busy:opacity-60"
        >
          {clients.map((aVoir) => (
            <RangeeClient
              key={aVoir.client.id}
              aVoir={aVoir}
              jour={premiere.jour}
              busy={depart.busy}
              onAgir={depart.agirPour}
            />
          ))}
        </ul>
      )}
      {onSuite && (
        <Button className="mt-4" busy={isSuite} onClick={onSuite}>
          {t('tournee.suite')}
        </Button>
      )}
    </section>
  );
}

function Filtres({
  nombres,
  raison,
  alentour,
}: Pick<Props, 'raison' | 'alentour'> & { nombres: Tournee['nombres'] }) {
  const t = useTexts('delegue');
  const locale = useLocale();
  // A reason nobody has is no choice, unless it is the one in force.
  const genres = RAISONS_TOURNEE.filter((genre) => nombres[genre] > 0 || genre === raison);
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-3 [scrollbar-width:none] *:shrink-0 sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">{t('tournee.filtres')}</legend>
      <ChoiceChipLink pressed={raison === undefined} href={liens.accueil(locale)}>
        {t('tournee.toutes')} <Nombre nombre={nombres.toutes} />
      </ChoiceChipLink>
      {genres.map((genre) => (
        <ChoiceChipLink
          key={genre}
          pressed={raison === genre}
          href={liens.accueil(locale, { query: raison === genre ? {} : { raison: genre } })}
        >
          {t(`tournee.raison.${genre}`)} <Nombre nombre={nombres[genre]} />
        </ChoiceChipLink>
      ))}
      <ChoiceChip pressed={alentour.isVoulu} onChange={alentour.vouloir}>
        <LocateFixed size={16} aria-hidden />
        {t('recherche.liste.proches')}
      </ChoiceChip>
    </fieldset>
  );
}

function Nombre({ nombre }: { nombre: number }) {
  return <span className="font-[420]">{formatNombre(useLocale(), nombre)}</span>;
}

/** Where one is, or why nobody knows, and where else to start from. */
function Position({ alentour }: Pick<Props, 'alentour'>) {
  const t = useTexts('delegue');
  const { isEnRecherche, isRefusee, magasin, partirDe } = alentour;
  return (
    <div role="status">
      {isEnRecherche && <p className="pb-2 text-text-2">{t('recherche.position')}</p>}
      {isRefusee && (
        <Alert
          state="info"
          className="mb-3"
          action={
            magasin && (
              <Button size="sm" icon={MapPin} onClick={() => partirDe(magasin)}>
                {t('tournee.depuis', { magasin: nomMagasin(magasin.libelle) })}
              </Button>
            )
          }
        >
          {t('recherche.positionRefusee')} {t('tournee.positionDetail')}
        </Alert>
      )}
    </div>
  );
}

function Rien({
  tournee,
  raison,
  isProche,
}: Pick<Props, 'raison'> & { tournee: Tournee; isProche: boolean }) {
  const t = useTexts('delegue');
  if (tournee.chiffres.clients === 0) {
    return (
      <EmptyState title={t('tournee.vide.clients')}>{t('tournee.vide.clientsTexte')}</EmptyState>
    );
  }
  if (isProche) {
    return (
      <EmptyState title={t('tournee.vide.proches')}>{t('tournee.vide.prochesTexte')}</EmptyState>
    );
  }
  return (
    <EmptyState title={t(raison ? 'tournee.vide.raison' : 'tournee.vide.tout')}>
      {t('tournee.vide.toutTexte')}
    </EmptyState>
  );
}
