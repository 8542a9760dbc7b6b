import { onPostgres } from '../../../test/contracts/databases.ts';
import { gameContract } from '../../../test/contracts/game.ts';

gameContract(onPostgres());
