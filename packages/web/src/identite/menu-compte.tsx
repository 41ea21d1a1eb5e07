/** Under the account button: who and for which company, the pages of the account, signing out. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { Building2, Eye, EyeOff, LogOut, Phone } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { Profil } from '@comptoir/contract/identite/profil.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { codeOf } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import {
  discretionChoisie,
  isDiscretionPossible,
  TOUCHE_DISCRETION,
  useDiscretion,
} from '../discretion/use-discretion.public.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import { seulementOuvertes } from '../page/page-ouverte.ts';
import { Badge } from '../ui/notice/badge.tsx';
import { FieldError } from '../ui/field/field.tsx';
import { showNear } from '../ui/button/place-near.ts';
import { Spinner } from '../ui/notice/spinner.tsx';
import { useLocale, useTexts, type TranslateOf } from '../words/use-texts.ts';
import { changerDeSociete } from './changer-client.public.ts';
import { quitter } from './compte-courant.ts';
import { societesQuery } from './identite.queries.ts';

export const MENU_ID = 'menu-compte';

interface MenuCompteProps {
  opener: RefObject<HTMLElement | null>;
  profil: Profil | undefined;
  close: () => void;
}

const ROW =
  'flex min-h-10 w-full items-center gap-3 px-4 text-start -outline-offset-2 hover:bg-sunk max-sm:min-h-11 pointer-coarse:min-h-11';

export function MenuCompte({ opener, profil, close }: MenuCompteProps) {
  const t = useTexts('identite');
  const locale = useLocale();
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!popover.current || !opener.current) return;
    showNear(popover.current, opener.current, 'bottom', 'end');
    popover.current.querySelector<HTMLElement>('a, button')?.focus();
  }, [opener]);
  return (
    <div
      ref={popover}
      id={MENU_ID}
      role="group"
      aria-label={t('menu.titre')}
      popover="auto"
      onToggle={({ newState }) => {
        if (newState !== 'closed') return;
        close();
        // Closed by Escape: the focus was inside and would be lost with it.
        if (document.activeElement === document.body) opener.current?.focus();
      }}
      className="on-page fixed m-0 w-72 max-w-[calc(100vw-1rem)] rounded-card border border-line-2 bg-bg text-text shadow-float"
    >
      <Qui profil={profil} />
      {/* A delegate has these pages once they act for someone. */}
      {(profil?.compte || !profil?.delegue) && (
        <ul className="border-t border-line py-1">
          {pagesDuCompte(t, locale).map(({ libelle, href }) => (
            <li key={href}>
              <Lien href={href} onClick={close} className={ROW}>
                {libelle}
              </Lien>
            </li>
          ))}
        </ul>
      )}
      {profil?.compte && !profil.delegue && <AutresSocietes code={profil.compte.code} />}
      <div className="border-t border-line py-1">
        <MasquerPrix close={close} />
        <Aide close={close} />
      </div>
      <SeDeconnecter />
    </div>
  );
}

function Qui({ profil }: { profil: Profil | undefined }) {
  const t = useTexts('identite');
  const compte = profil?.compte;
  return (
    <div className="min-h-18 px-4 py-3">
      <p className="truncate type-name">{profil && `${profil.prenom} ${profil.nom}`.trim()}</p>
      {profil?.delegue && (
        <p className="type-meta text-text-2">{t('menu.delegue', { code: profil.delegue.code })}</p>
      )}
      {compte && (
        <p className="type-meta text-text-2">
          {compte.libelle} · {compte.code}
        </p>
      )}
      {profil?.roleCompte === 'consultation' && !compte?.bloque && (
        <p className="mt-1 type-meta text-text-2">{t('menu.roleConsultation')}</p>
      )}
      {compte?.bloque && (
        <>
          <Badge tone="warn" className="mt-2">
            {t('consultation')}
          </Badge>
          <p className="mt-1 type-meta text-text-2">
            {t('menu.consultation', { telephone: enseigne.contact.telephone.libelle })}
          </p>
        </>
      )}
    </div>
  );
}

const pagesDuCompte = (t: TranslateOf<'identite'>, locale: Locale) =>
  seulementOuvertes([
    { libelle: t('menu.tableauDeBord'), href: liens.monCompte(locale) },
    { libelle: t('menu.commandes'), href: liens.commandes(locale) },
    { libelle: t('menu.devis'), href: liens.devis(locale) },
    { libelle: t('menu.listes'), href: liens.listesAchats(locale) },
    { libelle: t('menu.factures'), href: liens.factures(locale) },
    { libelle: t('menu.coordonnees'), href: liens.coordonnees(locale) },
  ]);

/** The other companies of who buys for several, each a press away. */
function AutresSocietes({ code }: { code: string }) {
  const t = useTexts('identite');
  const router = useRouter();
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(societesQuery(context));
  const failureText = useFailureText();
  const passage = useMutation({ mutationFn: (id: number) => changerDeSociete(router, id) });
  const autres = data?.societes.filter((societe) => societe.code !== code) ?? [];
  if (autres.length === 0) return null;
  return (
    <div className="border-t border-line py-1">
      <p className="px-4 pt-2 type-meta text-text-2">{t('menu.autresSocietes')}</p>
      {autres.map(({ utilisateurId, libelle, ville, bloque }) => (
        <button
          key={utilisateurId}
          type="button"
          disabled={passage.isPending}
          aria-label={t('menu.passerA', { societe: libelle })}
          onClick={() => passage.mutate(utilisateurId)}
          className={ROW}
        >
          {passage.isPending && passage.variables === utilisateurId ? (
            <Spinner size={20} />
          ) : (
            <Building2 size={20} aria-hidden className="shrink-0 text-text-2" />
          )}
          <span className="min-w-0 flex-1 py-1">
            <span className="block truncate">{libelle}</span>
            <span className="block type-caption text-text-2">
              {bloque ? `${ville} · ${t('consultation')}` : ville}
            </span>
          </span>
        </button>
      ))}
      {passage.isError && (
        <div role="alert" className="px-4 pb-2">
          <FieldError>{failureText(passage.error)}</FieldError>
        </div>
      )}
    </div>
  );
}

/** For when somebody stands beside. */
function MasquerPrix({ close }: { close: () => void }) {
  const t = useTexts('identite');
  const { discretion } = usePage().session;
  const montrer = useDiscretion();
  if (!isDiscretionPossible()) return null;
  const Icon = discretion ? Eye : EyeOff;
  return (
    <button
      type="button"
      aria-keyshortcuts={TOUCHE_DISCRETION}
      onClick={() => {
        close();
        montrer(discretion ? undefined : discretionChoisie());
      }}
      className={ROW}
    >
      <Icon size={20} aria-hidden className="text-text-2" />
      <span className="flex-1">{t(discretion ? 'menu.afficherPrix' : 'menu.masquerPrix')}</span>
      <kbd aria-hidden className="type-caption text-text-2 max-sm:hidden pointer-coarse:hidden">
        {TOUCHE_DISCRETION}
      </kbd>
    </button>
  );
}

function Aide({ close }: { close: () => void }) {
  const t = useTexts('identite');
  return (
    <button
      type="button"
      onClick={() => {
        close();
        openOverlay('aide-et-contacts');
      }}
      className={ROW}
    >
      <Phone size={20} aria-hidden className="text-text-2" />
      {t('menu.aide')}
    </button>
  );
}

function SeDeconnecter() {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [erreur, setErreur] = useState<string>();
  const partir = async () => {
    setIsBusy(true);
    try {
      await quitter(router);
    } catch (error) {
      if (!isQueryFailure(error)) throw error;
      setIsBusy(false);
      setErreur(tErreurs(codeOf(error.response)));
    }
  };
  return (
    <div className="border-t border-line py-1">
      <button type="button" onClick={() => void partir()} disabled={isBusy} className={ROW}>
        {isBusy ? <Spinner size={20} /> : <LogOut size={20} aria-hidden className="text-text-2" />}
        {t('menu.seDeconnecter')}
      </button>
      {erreur && (
        <div role="alert" className="px-4 pb-2">
          <FieldError>{erreur}</FieldError>
        </div>
      )}
    </div>
  );
}
