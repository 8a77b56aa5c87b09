import { Receipt } from "lucide-react";
import { buttonStyle } from "@/components/ui/button-style";
import { openRestaurants } from "@/lib/ordering/restaurants.server";

export default async function OrderNotFound() {
  const restaurants = await openRestaurants.known();
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-center gap-4 px-gutter py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Receipt aria-hidden="true" className="size-9" strokeWidth={1.6} />
      </span>
      <h1 className="mt-2 text-3xl">There is no such order</h1>
      <p className="text-ink-soft">
        The address may have been cut short when it was copied. Open the whole link again, or order anew.
      </p>
      <p className="mt-4 flex flex-wrap justify-center gap-3">
        {restaurants.map(({ key, path, restaurant }) => (
          <a key={key} href={path} className={buttonStyle({ variant: "secondary" })}>
            {restaurant}
          </a>
        ))}
      </p>
    </main>
  );
}
