import { onDatabase } from '../../../test/contracts/databases.ts';
import { memberRepliesContract } from '../../../test/contracts/member-replies.ts';

memberRepliesContract(onDatabase());
