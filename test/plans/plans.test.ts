import { onSqlite } from '../contracts/databases.ts';
import { plansContract } from '../contracts/plans.ts';

plansContract({ db: onSqlite() });
