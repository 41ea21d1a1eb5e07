import { useQueryClient } from '@tanstack/react-query';
import { COOKIE_BANDEAU } from '@comptoir/contract/delegue/bandeau.ts';
import { siteQuery } from '../../page/site.ts';

const YEAR_S = 31_536_000;

let isPressed = false;

/** Folds the banner, or not; this device remembers it. */
export function useReplier(): (isReplie: boolean) => void {
  const queryClient = useQueryClient();
  return (isReplie) => {
    const age = isReplie ? YEAR_S : 0;
    document.cookie = `${COOKIE_BANDEAU}=1; path=/; max-age=${age}; samesite=lax`;
    isPressed = true;
    queryClient.setQueryData(siteQuery.queryKey, (site) => {
      const delegue = site?.session.delegue;
      return (
        delegue && {
          ...site,
          session: { ...site.session, delegue: { ...delegue, isReplie } },
        }
      );
    });
  };
}

/** The button that was pressed is gone with its form of the banner: its counterpart takes the focus. */
export function focusAfterPress(button: HTMLButtonElement | null): void {
  if (!button || !isPressed) return;
  isPressed = false;
  button.focus();
}
