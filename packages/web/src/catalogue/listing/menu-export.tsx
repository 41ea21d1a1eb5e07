import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  exporterListing,
  MAX_LIGNES_EXPORT,
} from '@comptoir/contract/recherche/export.contract.ts';
import type { RechercheQuery } from '@comptoir/contract/recherche/recherche.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { downloadAnswer } from '../../http/download-answer.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Menu } from '../../ui/button/menu.tsx';
import { Spinner } from '../../ui/notice/spinner.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

export interface MenuExportProps {
  query: RechercheQuery;
  /** Articles of the listing. */
  total: number;
  /** What the button shows. */
  trigger: ReactNode;
}

/** What the filters leave, as a file; a list longer than a file says so before and after. */
export default function MenuExport({ query, total, trigger }: MenuExportProps) {
  const t = useTexts('export-listing');
  const locale = useLocale();
  const { api } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const place = useRef<HTMLDivElement>(null);
  // The press that fetched this code asked for the menu.
  useEffect(() => {
    const button = place.current?.querySelector('button');
    button?.focus();
    button?.click();
  }, []);
  const nombre = (value: number) => formatNombre(locale, value);
  const envoi = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => {
      const { page: _page, parPage: _parPage, ...filtres } = query;
      return api.call(exporterListing, { query: { ...filtres, format } });
    },
    onSuccess: (fichier) => {
      downloadAnswer(fichier);
      const { lignes, total: tous } = fichier;
      showToast({
        title: t('fini', { count: lignes, nombre: nombre(lignes) }),
        icon: Download,
        ...(lignes < tous && {
          detail: t('partiel', { lignes: nombre(lignes), total: nombre(tous) }),
        }),
      });
    },
    onError: (error) => void showToast({ kind: 'snackbar', title: failureText(error) }),
  });
  const suite =
    total > MAX_LIGNES_EXPORT ? ` · ${t('premiers', { nombre: nombre(MAX_LIGNES_EXPORT) })}` : '';
  return (
    <div ref={place} className="relative">
      <Menu
        label={t('titre')}
        triggerClassName={buttonClass({ size: 'sm' })}
        trigger={envoi.isPending ? <Spinner size={16} /> : trigger}
        items={[
          {
            label: t('xlsx') + suite,
            icon: FileSpreadsheet,
            onSelect: () => envoi.mutate('xlsx'),
          },
          { label: t('csv') + suite, icon: FileText, onSelect: () => envoi.mutate('csv') },
        ]}
      />
    </div>
  );
}
