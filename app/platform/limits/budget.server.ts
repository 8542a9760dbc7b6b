import { networkOf, siteOf } from './client-network.server.ts';

/** The limits of a budget: in total, and for one holder. */
type BudgetLimits = { total: number; perHolder: number };

/** An amount, such as bytes of memory, that holders such as networks take and give back. */
export class Budget {
  readonly #limits: BudgetLimits;
  readonly #held = new Map<string, number>();
  #used = 0;

  constructor(limits: BudgetLimits) {
    this.#limits = limits;
  }

  /** Takes an amount for a holder. Takes nothing and returns false when it would exceed a limit. */
  take(holder: string, amount: number): boolean {
    const held = (this.#held.get(holder) ?? 0) + amount;
    const { total, perHolder } = this.#limits;
    if (held > perHolder || this.#used + amount > total) return false;
    this.#set(holder, held);
    this.#used += amount;
    return true;
  }

  /** Gives back an amount that `take` has given. */
  give(holder: string, amount: number): void {
    this.#set(holder, (this.#held.get(holder) ?? 0) - amount);
    this.#used -= amount;
  }

  /** What all holders have now. */
  used(): number {
    return this.#used;
  }

  #set(holder: string, held: number): void {
    if (held > 0) this.#held.set(holder, held);
    else this.#held.delete(holder);
  }
}

/** A budget for addresses: a network has its share, and the networks of a /48 have one share together. */
export class NetworkBudget {
  readonly #networks: Budget;
  readonly #sites: Budget;

  constructor({ total, perNetwork, perSite }: Record<'total' | 'perNetwork' | 'perSite', number>) {
    this.#networks = new Budget({ total, perHolder: perNetwork });
    this.#sites = new Budget({ total, perHolder: perSite });
  }

  /** Takes an amount for an address. Takes nothing and returns false when it would exceed a limit. */
  take(address: string, amount: number): boolean {
    if (!this.#sites.take(siteOf(address), amount)) return false;
    const isFree = this.#networks.take(networkOf(address), amount);
    if (!isFree) this.#sites.give(siteOf(address), amount);
    return isFree;
  }

  /** Gives back an amount that `take` has given. */
  give(address: string, amount: number): void {
    this.#sites.give(siteOf(address), amount);
    this.#networks.give(networkOf(address), amount);
  }

  /** What all have now. */
  used(): number {
    return this.#networks.used();
  }
}
