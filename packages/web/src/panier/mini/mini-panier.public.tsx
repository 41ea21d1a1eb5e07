/** Under the basket of the header: its last lines, what it comes to, and the way to it. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import { listerArticlesPanier, type Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { ImageArticle, lienArticle, NomArticle } from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { FrancoJauge } from '../resume/franco-jauge.tsx';
import { callQuery } from '../../http/query-client.ts';
import { FRAICHEUR_MS, lignesOf, panierQuery } from '../panier.queries.ts';
import { isPartiel } from '../suite/partie-lue.ts';

/** The last ones added: those before are on the page. */
const MONTREES = 5;

/** Passing over it on the way elsewhere shows nothing. */
const SURVOL_MS = 200;

/** Beside the link of the header: shows while one points at either, or is in them by keyboard. */
export default function MiniPanier({ nombre }: { nombre: number }) {
  const { texts, locale } = useRouteContext({ from: '__root__' });
  const { path } = usePage();
  const repere = useRef<HTMLSpanElement>(null);
  const [ouvertSur, setOuvertSur] = useState<string>();
  const isUtile = nombre > 0 && !path.startsWith('/panier');
  useEffect(() => {
    const boite = repere.current?.parentElement;
    if (!boite || !isUtile) return;
    let attente: ReturnType<typeof setTimeout> | undefined;
    const open = async () => {
      await texts.load(locale, ['panier', 'articles']);
      if (attente) setOuvertSur(path);
    };
    const show = (event?: Event) => {
      // A finger goes to the page.
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      attente ??= setTimeout(() => void open().catch(() => undefined), SURVOL_MS);
    };
    const hide = (event: Event) => {
      const vers = event instanceof FocusEvent ? event.relatedTarget : null;
      if (vers instanceof Node && boite.contains(vers)) return;
      clearTimeout(attente);
      attente = undefined;
      setOuvertSur(undefined);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // From inside, the focus goes back to what opened it.
      if (boite.querySelector('section')?.contains(document.activeElement)) {
        boite.querySelector('a')?.focus();
      }
      hide(event);
    };
    const listening = new AbortController();
    const { signal } = listening;
    boite.addEventListener('pointerenter', show, { signal });
    boite.addEventListener('pointerleave', hide, { signal });
    boite.addEventListener('focusin', show, { signal });
    boite.addEventListener('focusout', hide, { signal });
    document.addEventListener('keydown', escape, { signal });
    // Its code was fetched by who is already there.
    if (boite.matches(':hover, :focus-within')) show();
    return () => {
      clearTimeout(attente);
      listening.abort();
    };
  }, [isUtile, texts, locale, path]);
  return (
    <>
      <span ref={repere} hidden />
      {isUtile && ouvertSur === path && (
        <Panneau nombre={nombre} onClose={() => setOuvertSur(undefined)} />
      )}
    </>
  );
}

interface Props {
  nombre: number;
  onClose: () => void;
}

function Panneau({ nombre, onClose }: Props) {
  const t = useTexts('panier');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { data: panier, isError } = useQuery({ ...panierQuery(context), staleTime: FRAICHEUR_MS });
  return (
    <section
      aria-label={t('mini.titre')}
      className="on-page absolute top-full right-0 z-50 mt-1 w-96 rounded-card border border-line-2 bg-bg text-text shadow-float before:absolute before:inset-x-0 before:-top-2 before:h-2"
    >
      {isError ? (
        <p className="p-4 type-meta">{t('erreur.texte')}</p>
      ) : (
        <Lignes panier={panier ?? undefined} nombre={nombre} />
      )}
      <div className="border-t px-4 py-3">
        {panier && (
          <>
            <p className="flex items-baseline justify-between gap-3">
              <span className="type-name">{t('totaux.net')}</span>
              <b className="text-[1.25rem] leading-6 font-[680]">
                {formatArgent(locale, panier.tarif.netHT)}
              </b>
            </p>
            <div className="mt-2">
              <FrancoJauge franco={panier.franco} />
            </div>
          </>
        )}
        <Lien
          href={liens.panier(locale)}
          onClick={onClose}
          className={`${buttonClass({ kind: 'primary', block: true })} mt-3`}
        >
          {t('mini.voir')}
        </Lien>
      </div>
    </section>
  );
}

function Attente({ nombre }: { nombre: number }) {
  return (
    <div className="flex flex-col gap-2 p-4">
      {Array.from({ length: Math.min(nombre, MONTREES) }, (_, at) => (
        <Skeleton key={at} className="h-11 w-full" />
      ))}
    </div>
  );
}

function Lignes({ panier, nombre }: { panier: Panier | undefined; nombre: number }) {
  if (!panier) return <Attente nombre={nombre} />;
  if (isPartiel(panier)) return <Dernieres nombre={panier.nombreArticles} />;
  const lignes = lignesOf(panier)
    .sort((a, b) => b.ligneId - a.ligneId)
    .slice(0, MONTREES);
  return <Liste lignes={lignes} nombre={panier.nombreArticles} />;
}

/** The lines added last to a large basket, whose first lines alone are read. */
function Dernieres({ nombre }: { nombre: number }) {
  const context = useRouteContext({ from: '__root__' });
  const query = { dernieres: MONTREES };
  const { data: lignes } = useQuery({
    ...callQuery(context, listerArticlesPanier, { query }),
    staleTime: FRAICHEUR_MS,
  });
  return lignes ? <Liste lignes={lignes} nombre={nombre} /> : <Attente nombre={nombre} />;
}

function Liste({ lignes, nombre }: { lignes: readonly LignePanier[]; nombre: number }) {
  const t = useTexts('panier');
  const { locale } = useRouteContext({ from: '__root__' });
  const reste = nombre - lignes.length;
  return (
    <div className="px-4 py-2">
      <ul className="divide-y divide-line">
        {lignes.map((ligne) => (
          <li key={ligne.ligneId} className="flex items-center gap-3 py-2">
            <ImageArticle image={ligne.image} slot="rangee" alt="" className="size-11" />
            <div className="min-w-0 flex-1">
              <Lien href={lienArticle(locale, ligne)} className="block type-name hover:underline">
                <NomArticle article={ligne} />
              </Lien>
              <p className="type-meta text-text-2">
                {`${formatNombre(locale, ligne.quantite)} × ${ligne.reference}`}
              </p>
            </div>
            <b className="whitespace-nowrap">
              {ligne.montantHT ? formatArgent(locale, ligne.montantHT) : '–'}
            </b>
          </li>
        ))}
      </ul>
      {reste > 0 && (
        <p className="border-t py-2 type-meta text-text-2">{t('mini.autres', { count: reste })}</p>
      )}
    </div>
  );
}
