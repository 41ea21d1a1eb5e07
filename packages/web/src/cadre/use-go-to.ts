import { useRouter } from '@tanstack/react-router';

/** Opens a page of the shop in place, as a click on a Lien does. */
export function useGoTo(): (href: string) => void {
  const router = useRouter();
  return (href) => void router.navigate({ to: href } as never);
}
