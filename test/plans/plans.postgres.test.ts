import { onPostgres } from '../contracts/databases.ts';
import { plansContract } from '../contracts/plans.ts';

plansContract({ db: onPostgres() });
