import { onSqlite } from '../../../test/contracts/databases.ts';
import { memberRepliesContract } from '../../../test/contracts/member-replies.ts';

memberRepliesContract(onSqlite());
