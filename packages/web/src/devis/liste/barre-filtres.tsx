import { ETATS_DEVIS } from '@comptoir/contract/devis/devis.schema.ts';
import { formatDate, formatNombre } from '@comptoir/contract/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../lien.tsx';
import { FiltresListe } from '../../mon-compte/filtres-liste.public.tsx';
import { usePage } from '../../page-context.ts';
import { ChoiceChipLink, FilterChipLink } from '../../ui/chip.tsx';
import { DatePicker } from '../../ui/date-picker.tsx';
import { useTexts } from '../../use-texts.ts';
import { basculerEtat, isFiltree, type RequeteDevis } from '../filtres-devis.ts';

interface Props {
  requete: RequeteDevis;
  total: number;
}

export function BarreFiltres({ requete, total }: Props) {
  const t = useTexts('devis');
  const { locale } = usePage();
  const { recherche = '', etat = [], du, au, tri } = requete;
  const hrefOf = (query: RequeteDevis) => liens.devis(locale, { query });
  return (
    <>
      <FiltresListe
        action={liens.devis(locale)}
        gardes={{ etat, tri }}
        recherche={recherche}
        indice={t('liste.indice')}
        actifs={[du, au].filter((one) => one !== undefined).length}
      >
        {(changer) => (
          <>
            <DatePicker
              size="sm"
              name="du"
              label={t('filtres.du')}
              value={du ?? null}
              {...(au && { max: au })}
              onChange={(day) => changer({ du: day ?? undefined })}
            />
            <DatePicker
              size="sm"
              name="au"
              label={t('filtres.au')}
              value={au ?? null}
              {...(du && { min: du })}
              onChange={(day) => changer({ au: day ?? undefined })}
            />
          </>
        )}
      </FiltresListe>
      <nav
        aria-label={t('filtres.etats')}
        className="mt-3 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:flex-wrap"
      >
        {ETATS_DEVIS.map((un) => (
          <ChoiceChipLink
            key={un}
            pressed={etat.includes(un)}
            href={hrefOf(basculerEtat(requete, un))}
          >
            {t(`etats.${un}`)}
          </ChoiceChipLink>
        ))}
      </nav>
      <Puces requete={requete} total={total} />
    </>
  );
}

function Puces({ requete, total }: Props) {
  const t = useTexts('devis');
  const { locale } = usePage();
  const { recherche, du, au } = requete;
  const puces: [keyof RequeteDevis, string | undefined][] = [
    ['recherche', recherche && t('puces.recherche', { texte: recherche })],
    ['du', du && t('puces.du', { date: formatDate(du) })],
    ['au', au && t('puces.au', { date: formatDate(au) })],
  ];
  return (
    <div className="mt-3 flex min-h-8 flex-wrap items-center gap-2">
      <p role="status" className="type-meta text-text-2">
        {t('liste.nombre', { count: total, nombre: formatNombre(locale, total) })}
      </p>
      {puces.map(
        ([nom, libelle]) =>
          libelle && (
            <FilterChipLink
              key={nom}
              label={libelle}
              href={liens.devis(locale, {
                query: { ...requete, [nom]: undefined, page: undefined },
              })}
            />
          ),
      )}
      {isFiltree(requete) && (
        <Lien
          href={liens.devis(locale, { query: { tri: requete.tri } })}
          keepScroll
          className="inline-flex items-center type-label text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          {t('filtres.effacer')}
        </Lien>
      )}
    </div>
  );
}
